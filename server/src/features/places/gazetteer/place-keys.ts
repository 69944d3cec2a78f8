import { foldText } from '../../../text/fold-text.js';
import { type KeyKind, keyKind } from './gazetteer-format.js';
import type { SelectedPlace } from './gazetteer-selection.js';

export interface PlaceKey {
  text: string;
  kind: KeyKind;
}

const shortestWord = 3;
const smallWords = new Set(['the', 'and', 'del', 'des', 'las', 'los', 'der', 'den', 'sur', 'les', 'am', 'upon', 'von']);
const umlautCountries = new Set(['DE', 'AT', 'CH']);
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const swaps: readonly [RegExp, string][] = [
  [/\bsaint\b/, 'st'],
  [/\bst\b/, 'saint'],
  [/\bsainte\b/, 'ste'],
  [/\bste\b/, 'sainte'],
  [/\bmount\b/, 'mt'],
  [/\bfort\b/, 'ft'],
];

const withUmlautsSpelledOut = (name: string): string =>
  name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => spelledOut[letter] ?? letter);

/** Spellings that follow from the name by rule. */
function derived(place: SelectedPlace): string[] {
  const folded = foldText(place.name);
  return [
    ...(umlautCountries.has(place.country) ? [foldText(withUmlautsSpelledOut(place.name))] : []),
    ...swaps.map(([word, other]) => folded.replace(word, other)),
    foldText(place.name.replace(/\(.*\)/, '')),
  ];
}

const arabicArticle = /^ال(?=.{3})/;

/** Arabic names without their article, which a preposition before it swallows. */
function withoutArticle(texts: readonly string[]): string[] {
  return texts.filter((text) => arabicArticle.test(text)).map((text) => text.replace(arabicArticle, ''));
}

function laterWords(text: string): string[] {
  const words = text.split(' ');
  return words
    .map((word, index) => ({ word, rest: words.slice(index).join(' ') }))
    .filter(({ word }, index) => index > 0 && word.length >= shortestWord && !smallWords.has(word))
    .map(({ rest }) => rest);
}

/** Everything under which a place can be found, each text once, the best kind first. */
export function placeKeys(place: SelectedPlace): PlaceKey[] {
  const name = foldText(place.name);
  const listed = place.alternates.map((alternate) => foldText(alternate));
  const alternates = [...listed, ...derived(place), ...withoutArticle(listed)];
  const keys: PlaceKey[] = [
    { text: name, kind: keyKind.name },
    ...alternates.map((text) => ({ text, kind: keyKind.alternate })),
    ...laterWords(name).map((text) => ({ text, kind: keyKind.laterWord })),
  ];
  const seen = new Set(['']);
  return keys.filter(({ text }) => !seen.has(text) && seen.add(text));
}
