/** Rooms that a visitor may count, to say more than "2 - 3 Beds". */
export const roomKinds = [
  'bedroom',
  'living-room',
  'dining-room',
  'kitchen',
  'bathroom',
  'study',
  'garage',
  'loft',
  'garden',
] as const;

export type RoomKind = (typeof roomKinds)[number];

/** Every home has one of these: they count once unless the visitor says otherwise. */
export const assumedRooms: Readonly<Partial<Record<RoomKind, number>>> = {
  'living-room': 1,
  kitchen: 1,
  bathroom: 1,
};
