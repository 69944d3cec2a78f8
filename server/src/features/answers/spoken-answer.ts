import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Retrieved } from '../../retrieval/answer-source.js';

interface Spoken {
  readonly text: string;
  /** The ids of the passages that support it. */
  readonly cited: ReadonlySet<string>;
}

/** The found answer in a writer's words, with the sources of the cited passages only. */
export function spoken(
  { answer, passages }: Retrieved,
  { text, cited }: Spoken,
  { code }: ReaderLanguage,
): GuideAnswer {
  const { note: _, ...found } = answer;
  const ofCited = passages.filter(({ id }) => cited.has(id)).flatMap(({ sources }) => sources);
  const urls = new Set(ofCited.map(({ title, url }) => `${url} ${title}`));
  const sources = found.sources.filter(({ title, url }) => urls.has(`${url} ${title}`));
  return { ...found, answer: text.trim(), language: code, sources: sources.length > 0 ? sources : found.sources };
}
