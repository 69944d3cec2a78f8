/**
 * What British and American English call differently, British first: the only table of it. Words are kept once, in
 * British English, and made American for companies and readers in the United States. Only in lower case; a word that
 * begins a sentence keeps its capital. No imports, because the widget's build runs this file alone.
 */
export const wordPairs: readonly (readonly [british: string, american: string])[] = [
  ['authorised', 'authorized'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['centre', 'center'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['cooker', 'stove'],
  ['cot', 'crib'],
  ['cubic metre', 'cubic meter'],
  ['cubic metres', 'cubic meters'],
  ['driving licence', 'driver’s license'],
  ['driving licences', 'driver’s licenses'],
  ['enquiries', 'inquiries'],
  ['enquiry', 'inquiry'],
  ['enrolment', 'enrollment'],
  ['favourite', 'favorite'],
  ['flat', 'apartment'],
  ['flats', 'apartments'],
  ['garden', 'yard'],
  ['gardens', 'yards'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['kilometre', 'kilometer'],
  ['kilometres', 'kilometers'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['labour', 'labor'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['lift', 'elevator'],
  ['lifts', 'elevators'],
  ['loft', 'attic'],
  ['lofts', 'attics'],
  ['lorries', 'trucks'],
  ['lorry', 'truck'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['mould', 'mold'],
  ['moving firm', 'moving company'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['organise', 'organize'],
  ['parcel', 'package'],
  ['parcels', 'packages'],
  ['petrol', 'gasoline'],
  ['postcode', 'ZIP code'],
  ['postcodes', 'ZIP codes'],
  ['programme', 'program'],
  ['recognise', 'recognize'],
  ['removal company', 'moving company'],
  ['travelling', 'traveling'],
  ['tumble dryer', 'dryer'],
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
