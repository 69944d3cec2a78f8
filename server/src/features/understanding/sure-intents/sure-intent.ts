import type { Intent } from '@meg/shared/contract/understanding';
import { asksSomething } from '../classifier/asking-words.js';
import { concepts } from '../classifier/concepts.js';
import { isCorrecting } from '../known-move/correction-words.js';
import type { ReadMessage } from '../read-message.js';
import { saysOnlyFacts } from './only-facts.js';
import { asksForPerson } from './person-words.js';

/** Intents that a classifier takes short texts for, and that a move told beside them outweighs. */
const weak = new Set<Intent>([
  'general',
  'greeting',
  'thanks',
  'outOfScope',
  'complaint',
  'planning',
  'international',
  'readiness',
]);
const courtesies = new Set<Intent>(['general', 'greeting', 'thanks', 'outOfScope', 'complaint']);

const intentOfReply = { choices: 'quote', quiz: 'readiness', form: 'quote', handoff: 'call', detail: 'quote' } as const;

const complains = ({ context }: ReadMessage): boolean =>
  concepts.find(context.sentence.words).some(({ label }) => label === 'complaint');

/** A command or a reply says by itself what is wanted. */
function ofReply({ context, command, isReply, slots }: ReadMessage): Intent | undefined {
  const kind = context.asking?.kind;
  if (command) return 'general';
  if (!isReply || !kind || !(kind in intentOfReply)) return undefined;
  if (kind === 'choices' && Object.keys(slots).length > 0 && asksSomething(context.sentence)) return undefined;
  return intentOfReply[kind as keyof typeof intentOfReply];
}

/** "I'm moving from Leeds to York, can you help?": a route outweighs a greeting or a call for help. */
function ofMove(message: ReadMessage, best: Intent): Intent | undefined {
  const { slots, context, takenBack } = message;
  const { sentence } = context;
  const isChange = takenBack.length > 0 || Object.values(slots).some((slot) => (slot?.confidence ?? 0) >= 0.5);
  const { name: _name, email: _email, phone: _phone, ...facts } = slots;
  const hasFacts = takenBack.length > 0 || Object.keys(facts).length > 0;
  if (!isChange || !hasFacts || complains(message)) return undefined;
  const asks = asksSomething(sentence);
  if (slots.origin && slots.destination && courtesies.has(best)) return 'quote';
  if (asks && /[?؟]/u.test(sentence.text)) return undefined;
  const isCorrection = takenBack.length > 0 || isCorrecting(sentence.words) || context.read.found.denied.length > 0;
  if (isCorrection && !asks) return 'quote';
  if (slots.origin && slots.destination && weak.has(best) && !asks) return 'quote';
  // "Only what fits in boxes" asks nothing, though it has the word of a question.
  return (!asks || slots.moveSize) && saysOnlyFacts(context) ? 'quote' : undefined;
}

const mostWordsForPrice = 10;

/** "What's it going to cost then": of this move, while the chat asks for it. */
const asksForOwnPrice = ({ context: { asking, sentence, read } }: ReadMessage, best: Intent): boolean =>
  best === 'costs' &&
  (asking?.kind === 'form' || asking?.kind === 'detail') &&
  sentence.words.length <= mostWordsForPrice &&
  read.guide.sections.length === 0;

/** What is wanted by rule, whatever the classifier says; undefined where no rule knows. */
export function sureIntent(message: ReadMessage, best: Intent): Intent | undefined {
  if (asksForPerson(message.context.sentence)) return 'call';
  return (
    ofReply(message) ??
    (message.isOwnWords ? 'quote' : ofMove(message, best)) ??
    (asksForOwnPrice(message, best) ? 'quote' : undefined)
  );
}
