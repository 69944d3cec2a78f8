import { ModelFault } from '../model-fault.js';
import { SentenceReader } from './sentence-reader.js';

export interface CitedSentence {
  /** Without its citations. */
  readonly text: string;
  /** Numbers of passages, from 1. Empty where it cites none. */
  readonly citations: readonly number[];
  /** Whether it begins a line. */
  readonly startsLine: boolean;
}

const longestUnit = 1_500;

/** Parts a stream of text at the ends of its cited sentences; what is left at its end comes last. */
export async function* citedSentences(pieces: AsyncIterable<string>): AsyncGenerator<CitedSentence> {
  const reader = new SentenceReader();
  for await (const piece of pieces) {
    for (const character of piece) {
      const sentence = reader.read(character);
      if (sentence) yield sentence;
      if (reader.length > longestUnit) throw new ModelFault('too long');
    }
  }
  yield* reader.end();
}
