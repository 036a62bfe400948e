#if canImport(Foundation) && canImport(ObjectiveC) && !canImport(UIKit)
// Where Foundation observes values itself, change dictionaries have its own keys.

@_exported public import struct Foundation.NSKeyValueChangeKey
#endif
