/**
 * The words of a quote, keyed by code: the English catalogue. `{name}` stands for a figure; after a bar stands how it
 * is written: money, percent (of a share), volume (from m³) or distance (from km), in the reader's units and language.
 */
export const quoteTexts = {
  volume_unknown_home: 'Volume: {m3|volume}, a usual one, because the size of the home is not known yet',
  volume_home_size: 'Volume: {m3|volume}, from the size of the home and what goes along',
  volume_rooms: 'Volume: {m3|volume}, from the rooms and what goes along',
  volume_inventory: 'Volume: {m3|volume}, from your list',
  distance_road: 'Distance: {km|distance} by road from {origin} to {destination}',
  distance_straight: 'Distance: {km|distance} in a straight line from {origin} to {destination}',
  distance_within_city: 'Distance: {km|distance}, a usual way across {origin}',
  distance_typical: 'Distance: {km|distance}, a typical one',

  call_out: 'Call-out: lorry, fuel and equipment',
  labour:
    '{movers} movers for {hours} h at {crewRate|money} an hour ({workHours} h of work, {travelHours} h on the road)',
  labour_minimum: '{movers} movers at {crewRate|money} an hour for the least time billed, {hours} h',
  access: 'Stairs and carrying make the work {percent}% longer; that is in the hours above',
  driving: 'A driver for {hours} h at {rate|money} an hour, for {km|distance} beyond where crews travel',
  mileage: '{miles} miles ({km} km) at {rate|money} a mile',
  packing: 'Packing: {base|money} and {perM3|money} for each of {m3} m³',
  packing_own: 'You pack the boxes yourself',
  packing_unknown: 'Packing is not included',
  specialty: 'Care of special items',
  season_peak: 'Peak season: {percent}% more',
  season_quiet: 'Outside the peak season: nothing added',
  season_unknown: 'Reckoned outside the peak season, in which a move costs {percent}% more',

  origin_services: 'At the origin: survey, export wrapping, loading, documents ({share|percent} of {fee|money})',
  freight_shared: 'Freight, shared: {paidM3} m³ × {perM3|money} × {multiplier} × {factor} for the distance',
  freight_own:
    'Freight, own {container}, paid as {paidM3} m³ × {perM3|money} × {multiplier} × {factor} for the distance',
  freight_air: 'Freight by air: {paidM3} m³ × {perM3|money} × {multiplier} × {factor} for the distance',
  handling: 'At the destination: unloading and delivery, {m3} m³ × {perM3|money} × {share|percent}',
  terminal: 'Port and terminal: {share|percent} of {fee|money}',
  country: 'Rate for this destination: {multiplier} times the freight and what follows it',
  access_fee: 'Stairs and long carries: {percent}% on {work|money} of loading and unloading',

  shipment_local: 'Local move by lorry',
  shipment_long: 'Long-distance move by lorry',
  shipment_shared_sea: 'Shared container by sea',
  shipment_shared_road: 'Shared lorry by road',
  shipment_own_sea: 'Own {container} container by sea',
  shipment_own_road: 'Own lorry by road, as much as a {container} container',
  shipment_air: 'Air freight',
  shipment_domestic: 'Domestic move',

  mode_shared: '{shipment}: {min} to {max} weeks from door to door, {fullness|percent} of a small container is yours',
  mode_own: '{shipment}: {min} to {max} weeks from door to door, {fullness|percent} full',
  mode_air: '{shipment}: {min} to {max} weeks from door to door',

  range: 'The range is ±{percent}% of {price|money}, as {basis}',
  range_capped:
    'The range spans {widest|money} around {price|money}, the widest that we show. As {basis}, the real price may lie up to {percent}% away, between {uncappedMin|money} and {uncappedMax|money}; a survey settles it',
  basis_unknown_home: 'the size of the home is not known',
  basis_home_size: 'only the size of the home is known',
  basis_rooms: 'the rooms are known',
  basis_inventory: 'there is a list of what goes',
  basis_typical: '{basis} and the distance is a typical one',

  warning_typical_distance:
    'We could not place {places}, so this rests on a typical distance of {km|distance} and the range is wider. Pick the city from the suggestions for a closer one.',
  warning_is_local: '{origin} and {destination} lie in one country, so this is priced as a domestic move.',
  warning_is_international:
    '{origin} and {destination} lie in different countries, so this is priced as an international move.',
  warning_water: 'There is water between {origin} and {destination}: the ferry or the container is not in this price.',
  warning_home_assumed: 'The size of the home is not known yet, so this rests on a usual one.',

  exclude_insurance: 'Insurance; cover at full value usually costs 2.5 to 2.8% of the value',
  exclude_duties: 'Duties and taxes of the destination',
  exclude_inspections: 'Customs inspections, storage and waiting charges at the port',
  exclude_parking: 'Parking permits, road tolls and waiting time',

  ask_origin_place: 'Which place exactly do you move from?',
  ask_destination_place: 'Which place exactly do you move to?',
  ask_property_size: 'How large is the home?',
  ask_move_size: 'How much of it goes with you?',
  ask_rooms: 'Which rooms does the home have?',
  ask_inventory: 'Which furniture and how many boxes go?',
  ask_access: 'Which floors are it, is there a lift, and how far is it to the lorry?',
  ask_move_date: 'When do you want to move?',
  ask_packing: 'Do you want us to pack the boxes?',

  disclaimer:
    'These are estimates only. Actual costs depend on the actual volume and various other variables. The mover will provide personalized quotes based on your exact requirements.',
  disclaimer_domestic_off:
    'We do not offer domestic moves at the moment. Leave your details and we will get in touch as soon as we do, or ask us about an international move.',
  disclaimer_domestic_elsewhere:
    'We do not offer domestic moves in {country} yet. Leave your details and we will get in touch as soon as we do, or ask us about an international move.',
} as const;

export type QuoteTextCode = keyof typeof quoteTexts;
