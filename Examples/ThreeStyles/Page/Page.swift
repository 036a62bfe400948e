struct Page { let shows: [StrokeShow]; let styles: [FeedStyle]; var html: String { "" } }
