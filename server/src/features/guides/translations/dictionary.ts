import type { Retrieved } from '../../../retrieval/answer-source.js';
import { sentencesOf } from '../answer/guide-fields.js';

export interface TextPair {
  /** Its place in the guide. */
  readonly at: string;
  readonly english: string;
  /** Undefined where the translation is missing or outdated. */
  readonly text: string | undefined;
}

interface Piece {
  readonly sentences: readonly string[];
  /** Whether other sentences have the same, as the translation does not part them: it is said once. */
  readonly isShared: boolean;
}

/** What the guides say in English, with the same in another language. */
export interface Dictionary {
  /** Of the sentences, the entries of lists and whole texts. */
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Names that stand within sentences, such as that of a currency. */
  readonly names: readonly (readonly [string, string])[];
  /** What is not translated. */
  readonly untranslated: ReadonlySet<string>;
  /** The titles of pages. */
  readonly titles: ReadonlyMap<string, string>;
}

const isName = (at: string): boolean => at === 'currency' || at === 'healthcare.emergencyNumber';
const isTitle = (at: string): boolean => at.startsWith('sources.');
const mark = / \((?:secondary[^)]*|open data)\)$/;

/** A text as a whole and each of its sentences, where the translation has as many; else the whole stands for each. */
function piecesOf(english: string, text: string): [string, Piece][] {
  const [own, others] = [sentencesOf(english), sentencesOf(text)];
  const isShared = own.length !== others.length;
  const pieceAt = (at: number): Piece => ({ sentences: isShared ? others : others.slice(at, at + 1), isShared });
  return [
    ...own.map((one, at): [string, Piece] => [one, pieceAt(at)]),
    [english, { sentences: others, isShared: false }],
  ];
}

export function dictionaryOf(pairs: readonly TextPair[]): Dictionary {
  const pieces = new Map<string, Piece>();
  const names = new Map<string, string>();
  const titles = new Map<string, string>();
  const untranslated = new Set<string>();
  for (const { at, english, text } of pairs) {
    if (text === undefined) for (const one of sentencesOf(english)) untranslated.add(one);
    else if (isName(at) && /\p{L}/u.test(english)) names.set(english, text);
    else if (isTitle(at)) titles.set(english, text).set(english.replace(mark, ''), text.replace(mark, ''));
    else for (const [one, piece] of piecesOf(english, text)) pieces.set(one, piece);
  }
  // What one guide has translated, another has as well.
  for (const one of untranslated) if (pieces.has(one)) untranslated.delete(one);
  const longestFirst = [...names].sort(([one], [other]) => other.length - one.length);
  return { pieces, names: longestFirst, untranslated, titles };
}

const bullet = '• ';

/** A text of a guide's answer in the language of the dictionary, and whether it is so wholly. */
export function translate(text: string, { pieces, names, untranslated }: Dictionary) {
  const said = new Set<string>();
  let isWhole = true;
  const once = ({ sentences, isShared }: Piece) =>
    isShared ? sentences.filter((one) => !said.has(one) && said.add(one)) : sentences;
  const inLine = (line: string): string => {
    const whole = pieces.get(line);
    if (whole) return once(whole).join(' ');
    const parts = sentencesOf(line).flatMap((sentence) => {
      if (untranslated.has(sentence)) isWhole = false;
      const found = pieces.get(sentence);
      return found ? once(found) : sentence;
    });
    return parts.join(' ');
  };
  const lines = text.split('\n').flatMap((line) => {
    if (line === '') return '';
    const isEntry = line.startsWith(bullet);
    const translated = inLine(isEntry ? line.slice(bullet.length) : line);
    if (translated === '') return [];
    return isEntry ? `${bullet}${translated}` : translated;
  });
  const named = names.reduce((all, [english, name]) => all.replaceAll(english, name), lines.join('\n'));
  return { text: named.replace(/\n{3,}/g, '\n\n').trim(), isWhole };
}

/** An answer of the guides in the reader's language. What is not translated stays, with the line that says so. */
export function inLanguage(
  { answer, passages, ...found }: Retrieved,
  { code, inEnglish, dictionary }: { code: string; inEnglish: string; dictionary: Dictionary },
): Retrieved {
  const { note: noted, ...said } = answer;
  const { text, isWhole } = translate(answer.answer, dictionary);
  const titled = <Source extends { title: string }>(source: Source): Source => ({
    ...source,
    title: dictionary.titles.get(source.title) ?? source.title,
  });
  const note = isWhole ? noted?.replace(inEnglish, '').trim() : noted;
  return {
    ...found,
    answer: {
      ...said,
      answer: text,
      sources: answer.sources.map(titled),
      language: isWhole ? code : answer.language,
      ...(note && { note }),
    },
    passages: passages.map((passage) => ({
      ...passage,
      text: translate(passage.text, dictionary).text,
      sources: passage.sources.map(titled),
    })),
  };
}
