import type { Intent } from '@meg/shared/contract/understanding';
import type { Guess } from '../ask-back.js';
import { type Concept, concepts } from '../classifier/concepts.js';
import type { SentenceWord } from '../sentence.js';

/** What the words of a wish are about. An intent without a line is left to the rules: it would end the conversation. */
const wordsOfIntent: Readonly<Partial<Record<Intent, readonly Concept[]>>> = {
  planning: ['plan', 'when'],
  packing: ['pack', 'material', 'fragile'],
  costs: ['price'],
  international: ['abroad'],
  specialty: ['special'],
  insurance: ['insurance'],
  changingAddress: ['address'],
  readiness: ['ready'],
  general: ['company', 'advice', 'truck'],
  quote: ['quote', 'price', 'move'],
  call: ['person'],
  countryGuide: ['residence', 'living', 'customs', 'pets', 'car'],
  documents: ['documents', 'customs'],
  complaint: ['complaint'],
};

/** What the classifier must think of an intent by itself, where its words are there. */
const leastShare = 0.12;

/** Whether the words that the model quotes are about the intent, and the classifier thinks of it as well. */
export function isLikely(intent: Intent, quoted: readonly SentenceWord[], guesses: readonly Guess[]): boolean {
  const share = guesses.find((guess) => guess.intent === intent)?.share ?? 0;
  const about = wordsOfIntent[intent] ?? [];
  return share >= leastShare && concepts.find(quoted).some(({ label }) => about.includes(label));
}
