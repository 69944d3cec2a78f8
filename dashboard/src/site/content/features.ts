export const features = {
  heading: 'Everything between “how much?” and a booked survey',
  lede: 'Eight things it does while your office sleeps, and goes on doing while it works.',
  range: {
    name: 'Instant moving quotes',
    text: 'Volume, crew, distance, season: a range from your own rates, with every line of the sum on show.',
  },
  lead: {
    name: 'Leads that do not get lost',
    text: 'Kept in the visitor’s browser until your server has it, then stored once, even when the line drops.',
  },
  difficulty: {
    name: 'Move difficulty ratings',
    text: 'Six factors on one small chart, so that a hard move is a plan and not a surprise.',
  },
  readiness: {
    name: 'Lead qualification',
    text: 'A short readiness test tells the visitor what to do next, and tells you how serious the move is.',
  },
  handoff: {
    name: 'A person, when it takes one',
    text: 'WhatsApp, a call or a booked time, with the whole talk handed over. Nobody repeats themselves.',
  },
  guides: {
    name: 'Country guides and cultural tips',
    text: 'Customs, visas, pets, cars and first weeks in 28 countries, with the official sources and their dates.',
  },
  languages: {
    name: 'It speaks six languages',
    text: 'The visitor picks; the conversation goes on where it was.',
    list: ['English', 'Français', 'Español', 'Bahasa Melayu', 'Eesti', 'العربية'],
  },
  snippet: {
    name: 'One line, on your domains only',
    text: 'Under 3 KB until somebody reaches for it. No fonts, no images, no shift of your page, and nothing stored before a visitor acts.',
  },
} as const;

/** A made-up lead, as the list of leads shows one. */
export const exampleLead = {
  name: 'Amina Yusof',
  move: 'Leeds → Kuala Lumpur',
  detail: '2 beds, a cat, June',
  status: 'Need Follow-up',
} as const;
