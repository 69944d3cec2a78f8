import { replacements } from './replaced.js';

const number =
  '(?:no\\.?\\s?|nº\\s?|n°\\s?|number\\s|lot\\s|رقم\\s)?\\p{Nd}{1,5}(?:\\s?[-/]\\s?\\p{Nd}{1,4})?[a-zA-Z]?';
const word = "[\\p{L}][\\p{L}\\p{M}'’.-]{0,24}";
/** Words for a street that stand after its name, and before it. */
const after =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|terrace|place|pl|square|sq|way|boulevard|blvd|gardens|grove|mews|row|hill|park|view|walk|highway|hwy|parkway|pkwy|strasse|straße|str|tänav|tn|maantee|mnt|puiestee|pst|tee|põik';
const before =
  'calle|c\\/|avenida|avda|av|paseo|plaza|carrer|camino|ronda|travesía|rue|avenue|boulevard|bd|chemin|allée|allee|impasse|quai|place|cours|route|jalan|jln|lorong|persiaran|lebuh|taman|kampung|شارع|طريق|زقاق|حي';
const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const of = '(?:(?:de|del|la|las|los|du|des|le|les|the|of|el|ال)\\s)?';

const flags = 'giu';
const patterns = [
  // 12 Baker Street, 4b The Old Mill Lane
  new RegExp(`${edge}${number},?\\s(?:${word}\\s){1,4}?(?:${after})${end}\\.?`, flags),
  // Narva maantee 7-12, Hauptstraße 5
  new RegExp(`${edge}${word}\\s?(?:${after})\\.?\\s${number}${end}`, flags),
  // 12 rue de la Paix, No 5 Jalan Ampang
  new RegExp(
    `${edge}${number},?\\s(?:${before})\\.?\\s${of}${of}${word}(?:\\s\\p{Lu}[\\p{L}\\p{M}]{1,24}){0,2}${end}`,
    flags,
  ),
  // Calle Mayor 5, Jalan Bukit Bintang 12, شارع الملك فهد 15
  new RegExp(`${edge}(?:${before})\\.?\\s${of}${of}(?:${word},?\\s){1,4}?${number}${end}`, flags),
  // Postcodes that name a few houses: LS1 4AP, K1A 0B1
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\p{N}])/giu,
  // Postcodes and boxes that are named as such
  /(?<![\p{L}\p{N}])(?:zip(?:\scode)?|post\s?code|postal\scode|código\spostal|code\spostal|poskod|postiindeks|الرمز\sالبريدي|p\.?\s?o\.?\s?box|apartado)[\s:]{1,3}(?:is\s|es\s|est\s|ialah\s|on\s)?[\p{L}\p{Nd}-]{3,10}/giu,
];

/** Without addresses at which somebody lives. Names of cities stay. */
export function withoutAddresses(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, replacements.address), text);
}
