### Escape from Colditz

## Words in the picture of the board. Names of rooms stand on its walls: short ones.

colditz-picture-round = Round { $round }
colditz-picture-rounds = Round { $round }/{ $rounds }
colditz-picture-posts = posting the guards
colditz-picture-roll = to roll the dice
colditz-picture-draw = may draw a card
colditz-picture-sweep = may search
colditz-picture-points = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
colditz-picture-affair-call = Roll call
colditz-picture-affair-loss = Equipment is lost
colditz-picture-affair-gate = At the gate
colditz-picture-affair-arrest = An arrest
colditz-picture-affair-search = A search
colditz-picture-affair-sweep = A general search
colditz-picture-affair-shot = A shot
colditz-picture-end-escaped = { $who } got away
colditz-picture-end-time = Time is up: { $who } wins
colditz-picture-end-nobody_left = Nobody is left: { $who } wins
colditz-picture-letter-key = K
colditz-picture-letter-pass = P
colditz-picture-room-chapel = Chapel
colditz-picture-room-office = Office
colditz-picture-room-sickbay = Sick bay
colditz-picture-room-parcels = Parcels
colditz-picture-room-guardhouse = Guard house
colditz-picture-room-dentist = Dentist
colditz-picture-room-wc = W.C.
colditz-picture-room-laundry = Laundry
colditz-picture-room-canteen = Canteen
colditz-picture-room-store = Store
colditz-picture-room-interview = Interview
colditz-picture-room-kitchen = Kitchen
colditz-picture-room-orderlies = Orderlies' quarters
colditz-picture-room-officers = Officers' quarters
colditz-picture-room-showers = Showers
colditz-picture-room-theatre = Theatre
