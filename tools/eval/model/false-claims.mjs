const day = (random) =>
  `20${27 + Math.floor(random() * 3)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
const oneOf = (random, list) => list[Math.floor(random() * list.length)];
const cities = ['London', 'Madrid', 'Paris', 'Dubai', 'Tallinn', 'Toronto', 'Kuala Lumpur', 'Leeds'];
const sizes = ['Studio/1Bed', '2 - 3 Beds', '3 Beds - 4 Beds', '4 Beds+'];
const yesNo = (random) => random() < 0.7;
const access = (random) => ({ origin: { floor: Math.floor(random() * 9), lift: yesNo(random), carryM: 0 } });
const words = (message) => message.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [''];

/** A city that there is, or one that the message names, perhaps for the other end. */
const city = (random, message) => {
  const named = words(message).filter((word) => /^\p{Lu}/u.test(word));
  return oneOf(random, random() < 0.6 && named.length > 0 ? named : cities);
};

/** A value for each fact, of its shape and most likely false. */
const values = {
  originCity: city,
  destinationCity: city,
  propertySize: (random) => oneOf(random, sizes),
  moveDetails: (random) => oneOf(random, ['full-home', 'some-furniture', 'boxes-only', 'office', 'specialty']),
  moveSize: (random) => oneOf(random, ['Content only', 'All furniture and content']),
  moveDate: day,
  moveMonth: (random) => 1 + Math.floor(random() * 12),
  moveYear: (random) => 2027 + Math.floor(random() * 3),
  access,
  rooms: (random) => ({ bedroom: 1 + Math.floor(random() * 5) }),
  inventory: (random) => ({
    items: [{ code: 'box-medium', count: 1 + Math.floor(random() * 60) }],
    isComplete: yesNo(random),
  }),
  specialItems: (random) => [oneOf(random, ['piano-upright', 'safe', 'pool-table', 'motorbike', 'hot-tub'])],
  shippingMode: (random) => oneOf(random, ['shared', 'own', 'air']),
  packing: yesNo,
  storage: yesNo,
  insurance: yesNo,
  pets: yesNo,
  car: yesNo,
};
const inserted = ['dog', 'piano', 'storage', 'packing', 'bedrooms', 'boxes', 'June', 'container', 'no', 'from', 'car'];
const intents = [
  'planning',
  'packing',
  'costs',
  'insurance',
  'quote',
  'call',
  'documents',
  'complaint',
  'outOfScope',
  'readiness',
];

/** Words of the message, or at times words that nobody wrote. */
function quoteFrom(random, message) {
  const all = words(message);
  const from = Math.floor(random() * all.length);
  const start = message.indexOf(all[from]);
  const last = all[Math.min(all.length - 1, from + Math.floor(random() * 6))];
  const end = message.indexOf(last, start) + last.length;
  return random() < 0.1 ? `our ${oneOf(random, inserted)}` : message.slice(start, Math.max(end, start + 1));
}

/** The quote with one of its words "corrected" to what the lie needs. */
function mendedFrom(random, quote) {
  const all = words(quote);
  return quote.replace(oneOf(random, all), oneOf(random, inserted));
}

/** False claims of some facts of the move, most of them with words that stand in the message. */
export function falseClaims(random, message, share) {
  const claimed = Object.keys(values).filter(() => random() < share);
  return Object.fromEntries(
    claimed.map((fact) => {
      const quote = quoteFrom(random, message);
      const mended = random() < 0.5 ? mendedFrom(random, quote) : undefined;
      return [fact, { value: values[fact](random, message), quote, mended }];
    }),
  );
}

export function falseIntent(random, message, truth) {
  const value = oneOf(
    random,
    intents.filter((intent) => intent !== truth?.value),
  );
  return { value, quote: message };
}
