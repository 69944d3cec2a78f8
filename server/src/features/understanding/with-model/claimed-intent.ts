import type { Intent } from '@meg/shared/contract/understanding';
import type { Guess } from '../ask-back.js';
import { type Concept, concepts } from '../classifier/concepts.js';
import { shareOfIntent } from '../matter-intents.js';
import type { SentenceWord } from '../sentence.js';
import type { Judged } from '../understanding.service.js';

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

/** Intents that end the conversation are not taken for a message that tells of a move. */
const endsTalk: readonly Intent[] = ['outOfScope', 'greeting', 'thanks'];
/** Intents that do something: a word of the message has to be about them as well. */
const acts: readonly Intent[] = ['quote', 'call', 'complaint', 'readiness'];
/** What the classifier or the matters must think of an intent, where the rules may be mistaken. */
const leastBorneOut = 0.2;

/** Whether what is learnt of the words of a message leaves room for the intent that the quoted words are said to have. */
export function isBorneOut(intent: Intent, quoted: readonly SentenceWord[], { message, guesses }: Judged): boolean {
  if (endsTalk.includes(intent) && Object.keys(message.slots).length > 0) return false;
  if (acts.includes(intent) && !isLikely(intent, quoted, guesses)) return false;
  const share = guesses.find((guess) => guess.intent === intent)?.share ?? 0;
  return Math.max(share, shareOfIntent(message.read.matters, intent)) >= leastBorneOut;
}
