/**
 * What British and American English call differently, British first: the only table of it. Words are kept once, in
 * British English, and made American for companies and readers in the United States. Only in lower case; a word that
 * begins a sentence keeps its capital. No imports, because the widget's build runs this file alone.
 */
export const wordPairs: readonly (readonly [british: string, american: string])[] = [
  ['at the weekend', 'on the weekend'],
  ['authorise', 'authorize'],
  ['authorised', 'authorized'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['catalogue', 'catalog'],
  ['centimetre', 'centimeter'],
  ['centimetres', 'centimeters'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['colour', 'color'],
  ['coloured', 'colored'],
  ['colours', 'colors'],
  ['cooker', 'stove'],
  ['cosy', 'cozy'],
  ['cot', 'crib'],
  ['cubic metre', 'cubic meter'],
  ['cubic metres', 'cubic meters'],
  ['customise', 'customize'],
  ['defence', 'defense'],
  ['driving licence', 'driver’s license'],
  ['driving licences', 'driver’s licenses'],
  ['enquiries', 'inquiries'],
  ['enquiry', 'inquiry'],
  ['enrolment', 'enrollment'],
  ['favour', 'favor'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites'],
  ['flat', 'apartment'],
  ['flats', 'apartments'],
  ['fulfil', 'fulfill'],
  ['garden', 'yard'],
  ['gardens', 'yards'],
  ['grey', 'gray'],
  ['honour', 'honor'],
  ['jewellery', 'jewelry'],
  ['kerb', 'curb'],
  ['kilometre', 'kilometer'],
  ['kilometres', 'kilometers'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['labour', 'labor'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['lift', 'elevator'],
  ['lifts', 'elevators'],
  ['litre', 'liter'],
  ['litres', 'liters'],
  ['loft', 'attic'],
  ['lofts', 'attics'],
  ['lorries', 'trucks'],
  ['lorry', 'truck'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['mobile number', 'cell number'],
  ['mould', 'mold'],
  ['moving firm', 'moving company'],
  ['neighbour', 'neighbor'],
  ['neighbourhood', 'neighborhood'],
  ['neighbours', 'neighbors'],
  ['organise', 'organize'],
  ['organised', 'organized'],
  ['organising', 'organizing'],
  ['parcel', 'package'],
  ['parcels', 'packages'],
  ['personalise', 'personalize'],
  ['petrol', 'gasoline'],
  ['postcode', 'ZIP code'],
  ['postcodes', 'ZIP codes'],
  ['prioritise', 'prioritize'],
  ['programme', 'program'],
  ['queue', 'waiting line'],
  ['realise', 'realize'],
  ['recognise', 'recognize'],
  ['recognised', 'recognized'],
  ['removal company', 'moving company'],
  ['removal firm', 'moving company'],
  ['removals company', 'moving company'],
  ['rubbish', 'trash'],
  ['specialise', 'specialize'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['summarise', 'summarize'],
  ['ticked', 'checked'],
  ['traveller', 'traveler'],
  ['travelling', 'traveling'],
  ['tumble dryer', 'dryer'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['utilise', 'utilize'],
];

const american = new Map(wordPairs);

/** Longer words first, so that "driving licence" is not taken for "licence". What stands in braces is filled in later. */
const britishWord = new RegExp(
  `\\{[^{}]*\\}|\\b(?:an? )?(?:${[...american.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

const startsWithVowel = /^[aeio]/i;

const asIn = (word: string, pattern: string): string =>
  /^[A-Z]/.test(pattern) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function inAmericanWord(found: string): string {
  if (found.startsWith('{')) return found;
  const [, article = '', word = ''] = /^(an? )?(.+)$/is.exec(found) ?? [];
  const other = american.get(word.toLowerCase()) ?? word;
  const rightArticle = article === '' ? '' : asIn(startsWithVowel.test(other) ? 'an ' : 'a ', article);
  return rightArticle + asIn(other, word);
}

/** British words become American ones; everything else, and what stands in braces, stays as it is. */
export const inAmerican = (text: string): string => text.replace(britishWord, inAmericanWord);

/** The same for every text of a catalogue. */
export function americanWords<Words>(words: Words): Words {
  if (typeof words === 'string') return inAmerican(words) as Words;
  return Object.fromEntries(
    Object.entries(words as object).map(([key, inner]) => [key, americanWords(inner)]),
  ) as Words;
}
