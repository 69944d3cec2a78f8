import { ModelFault } from '../model-fault.js';
import { type CitedSentence, SentenceReader } from './sentence-reader.js';

const longestUnit = 1_500;

/** Splits a stream of text after its cited sentences. The rest comes last. */
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
