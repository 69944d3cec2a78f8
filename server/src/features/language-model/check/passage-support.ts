import { figuresIn } from './figures.js';
import { sentencesOf, stemOf, wordsOf } from './sentence-words.js';
import { type CheckedLanguage, negations, numberWords, plainWords, stopWords } from './word-lists.js';

/** A sentence whose words come from many places is not supported by any of them. */
const mostSourceSentences = 3;
const leastShareInThose = 0.75;
/** A passage's sentences that fit nearly as well as the best one count too. */
const nearlyBest = 0.8;

function contentOf(text: string, language: CheckedLanguage): ReadonlySet<string> {
  const isContent = (word: string) =>
    !stopWords[language].has(word) &&
    !negations[language].has(word) &&
    !(word in numberWords[language]) &&
    !/^\d+$/.test(word);
  return new Set(wordsOf(text).filter(isContent).map(stemOf));
}

const plainStems: ReadonlySet<string> = new Set([...plainWords].map(stemOf));

/** Counted, because "not without a permit" differs from "without a permit". */
function negationsIn(text: string, language: CheckedLanguage): number {
  return wordsOf(text).filter((word) => negations[language].has(word)).length;
}

/** A figure that the passage has for another matter proves nothing. */
function hasFiguresOf(sentence: string, sources: readonly string[], language: CheckedLanguage): boolean {
  const said = figuresIn(sources.join('\n'), language);
  return [...figuresIn(sentence, language)].every((figure) => said.has(figure));
}

/**
 * Whether a sentence in another language may render one of the passages: one sentence there has all its figures, of which
 * there is at least one, and says "not" as often.
 */
export function rendersFigures(
  { text, language }: { text: string; language: CheckedLanguage },
  passages: readonly string[],
  passageLanguage: CheckedLanguage,
): boolean {
  const figures = [...figuresIn(text, language)];
  const negated = negationsIn(text, language);
  return (
    figures.length > 0 &&
    passages.flatMap(sentencesOf).some((source) => {
      const said = figuresIn(source, passageLanguage);
      return figures.every((figure) => said.has(figure)) && negationsIn(source, passageLanguage) === negated;
    })
  );
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length;
}

/** Whether the passages support a sentence: all its content words are in them, close together. */
export function isSupported(sentence: string, passages: readonly string[], language: CheckedLanguage): boolean {
  const asked = contentOf(sentence, language);
  const all = contentOf(passages.join('\n'), language);
  const isKnown = (stem: string) => all.has(stem) || (language === 'en' && plainStems.has(stem));
  if (asked.size === 0 || ![...asked].every(isKnown)) return false;

  const known = new Set([...asked].filter((stem) => all.has(stem)));
  const sources = passages
    .flatMap(sentencesOf)
    .map((text) => ({ text, stems: contentOf(text, language), score: 0 }))
    .map((source) => ({ ...source, score: shared(known, source.stems) }))
    .sort((a, b) => b.score - a.score);
  const best = sources[0]?.score ?? 0;
  if (known.size < 2 || best === 0) return false;

  const closest = new Set(sources.slice(0, mostSourceSentences).flatMap(({ stems }) => [...stems]));
  const meant = sources.filter(({ score }) => score >= best * nearlyBest);
  const negated = negationsIn(sentence, language);
  return (
    shared(known, closest) >= known.size * leastShareInThose &&
    meant.some(({ text }) => negationsIn(text, language) === negated) &&
    hasFiguresOf(
      sentence,
      meant.map(({ text }) => text),
      language,
    )
  );
}
