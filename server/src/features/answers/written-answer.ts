import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Retrieved, WrittenSentence } from '../../retrieval/answer-source.js';

/** A sentence or a line with the spaces before it, so that all pieces together are the text. */
const piece = /\s*\S[\s\S]*?(?:[.!?؟](?=\s)|\n|$)/g;

export const piecesOf = (text: string): string[] => text.match(piece) ?? [];

/** Puts a space between sentences that lack one. */
export async function* writtenPieces(sentences: AsyncIterable<WrittenSentence>): AsyncGenerator<WrittenSentence> {
  let before = '';
  for await (const { text, passageIds } of sentences) {
    if (text === '') continue;
    const isApart = before === '' || /\s$/.test(before) || /^\s/.test(text);
    yield { text: isApart ? text : ` ${text}`, passageIds };
    before = text;
  }
}

interface Written {
  readonly text: string;
  /** The ids of the passages that support it. */
  readonly cited: ReadonlySet<string>;
}

/** The found answer in a writer's words, with the sources of the cited passages only. */
export function inWriterWords(
  { answer, passages }: Retrieved,
  { text, cited }: Written,
  { code }: ReaderLanguage,
): GuideAnswer {
  const { note: _, ...found } = answer;
  const ofCited = passages.filter(({ id }) => cited.has(id)).flatMap(({ sources }) => sources);
  const urls = new Set(ofCited.map(({ title, url }) => `${url} ${title}`));
  const sources = found.sources.filter(({ title, url }) => urls.has(`${url} ${title}`));
  return { ...found, answer: text.trim(), language: code, sources: sources.length > 0 ? sources : found.sources };
}
