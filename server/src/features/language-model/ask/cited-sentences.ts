import { ModelFault } from '../model-fault.js';

export interface CitedSentence {
  /** Without its citations. */
  readonly text: string;
  /** Numbers of passages, from 1. Empty where it cites none. */
  readonly citations: readonly number[];
  /** Whether it begins a line. */
  readonly startsLine: boolean;
}

const citation = /\s*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;
const citations = String.raw`(?:\s*\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\])+`;
/** "It is so [1]." or "It is so. [1]", and what follows shows that no citation is still to come. */
const citedEnd = new RegExp(
  String.raw`^[\s\S]*?(?:[.!?؟:]${citations}|${citations}[ \t]*[.!?؟]|${citations}(?=[ \t]*\n))`,
);
const longestUnit = 1_500;

function sentenceOf(raw: string): CitedSentence {
  const numbers = [...raw.matchAll(citation)].flatMap(([, list = '']) => list.split(/[,;]/).map(Number));
  const text = raw
    .replace(citation, '')
    .trim()
    .replace(/^(?:[-•*]|\d{1,2}[.)])\s+/, '');
  return { text, citations: [...new Set(numbers)], startsLine: /^\s*\n/.test(raw) };
}

/** The first whole sentence of what has come so far, and the rest. More may still follow, unless it is the last. */
function takeSentence(buffer: string, isLast: boolean): [string, string] | undefined {
  const [found] = citedEnd.exec(buffer) ?? [];
  if (found === undefined) return undefined;
  const rest = buffer.slice(found.length);
  const isSettled = isLast || /^\s*\n|^\s*[^\s[.!?؟]/.test(rest);
  return isSettled ? [found, rest] : undefined;
}

/** What a model was still saying at its end counts as uncited, unless it is whole. */
function remainder(raw: string): CitedSentence {
  const sentence = sentenceOf(raw);
  return /[\].!?؟]\s*$/.test(raw) ? sentence : { ...sentence, citations: [] };
}

/** Parts a stream of text at the ends of its cited sentences; what is left at its end comes last. */
export async function* citedSentences(pieces: AsyncIterable<string>): AsyncGenerator<CitedSentence> {
  let buffer = '';
  const drain = function* (isLast: boolean): Generator<CitedSentence> {
    for (let taken = takeSentence(buffer, isLast); taken; taken = takeSentence(buffer, isLast)) {
      yield sentenceOf(taken[0]);
      buffer = taken[1];
    }
  };
  for await (const piece of pieces) {
    buffer += piece;
    yield* drain(false);
    if (buffer.length > longestUnit) throw new ModelFault('too long');
  }
  yield* drain(true);
  if (buffer.trim()) yield remainder(buffer);
}
