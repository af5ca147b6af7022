sealed-title = Sealed
sealed-event-dealt = Dealt.
sealed-event-chose = { $who } chose.
sealed-event-opened = Opened.
sealed-event-time_up = Time is up.
sealed-event-began = Began.
sealed-event-did = { $who }: { $verb }.
