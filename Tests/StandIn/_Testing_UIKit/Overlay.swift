// Importing Testing and UIKit together asks for this overlay.
