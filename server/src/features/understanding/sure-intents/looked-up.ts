import { asksForDuration } from '../../../asked/duration.js';
import {
  isOfCustoms,
  isOfOtherMatters,
  namesImportCharge,
  namesPrice,
  plainQuestion,
} from '../../../asked/price-topics.js';
import { asksSomething } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';
import type { Sentence } from '../sentence.js';

/** Wishes that ask for the rules without a question: "I want to bring my dog to Malaysia". */
const wantsToBring = new PhraseSet({
  bring:
    'want to bring, want to take, like to bring, like to take, wanna bring, wanna take, need to bring, need to take, plan to bring, planning to bring, hoping to bring, going to bring, quiero llevar, quiero traer, queremos llevar, queremos traer, quisiera llevar, me gustaria llevar, me llevo a, ' +
    'je veux emmener, je voudrais emmener, on veut emmener, je souhaite emmener, j aimerais emmener, je veux amener, nak bawa, mahu bawa, ingin bawa, hendak bawa, tahan kaasa votta, soovin kaasa votta, tahame kaasa votta, tahan votta, ' +
    'اريد احضار, اريد اخذ, ابي اخذ, ابغي اخذ, ابغى اخذ, عايز اخد, عاوز اخد, بدي اخذ, بدي جيب, بدي اخد, نريد اخذ',
});
/** What is told of the move beside the animal, where the animal is what the message is about. */
const besidePets: ReadonlySet<string> = new Set(['pets', 'destination', 'moveType', 'notes']);

/** "Can the cat come with us": asked, and noted as well. How much it costs is asked of the price. */
export const asksOfPet = ({ context: { sentence }, slots, isReply, command }: ReadMessage): boolean =>
  slots.pets?.value === true &&
  !isReply &&
  !command &&
  Object.keys(slots).every((fact) => besidePets.has(fact)) &&
  !namesPrice(plainQuestion(sentence.text)) &&
  (asksSomething(sentence) || isModalAtFirst(sentence) || wantsToBring.has(sentence.words));

const modals = new Set(
  'can could may will would is are does do puede pueden podemos puedo peut boleh kas saab هل ممكن'.split(' '),
);

const isModalAtFirst = ({ words }: Sentence): boolean => modals.has(words[0]?.plain ?? '');

/** "How much for a bed and a TV from Lille to London": the price of a move, whatever else its things may ask. */
export function asksPriceOfRoute({ context: { sentence }, slots }: ReadMessage): boolean {
  if (!slots.origin || !slots.destination) return false;
  const asked = plainQuestion(sentence.text);
  const isOfOther = isOfCustoms(asked) || namesImportCharge(asked) || isOfOtherMatters(asked);
  return namesPrice(asked) && !isOfOther && !asksForDuration(asked);
}
