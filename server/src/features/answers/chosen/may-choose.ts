import type { Intent } from '@meg/shared/contract/understanding';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { namesPrice } from '../../language-model/passage-chooser.service.js';
import type { UnderstandingService } from '../../understanding/understanding.service.js';
import type { Asked } from '../asked-question.js';

/** From here on an answer is shown as very likely right, and stands. */
const sure = 0.7;
const certain = 0.8;
const isNone = new Set<Intent>(['greeting', 'thanks', 'outOfScope']);
/** Wishes that may be put as a question: "can somebody be reached on Saturdays?" */
const mayBeNone = new Set<Intent>(['complaint', 'call', 'quote']);
/** "How long", which some languages ask for with the words for "how much". */
const durations =
  /\b(?:combien de (?:temps|jours?|semaines?|mois)|berapa (?:lama|hari|minggu|bulan)|palju aega|cuanto tiempo)\b/giu;

/** Prices of moves come from quotes alone; what a visa or the duty on a car costs stands in the guides. */
function isOfPrices({ request, understood: { scope, sections } }: Asked): boolean {
  return scope.asksForCost || (sections.length === 0 && namesPrice(request.query.replace(durations, ' ')));
}

function isNoQuestion({ request, understood }: Asked, understanding: UnderstandingService | undefined): boolean {
  const { query, reader, move, company } = request;
  if (!understanding) return false;
  const said = { text: query, reader, move, ...understanding.nearTo(company.config) };
  const { isSure, intent, confidence } = understanding.understand(said);
  if (!isSure) return false;
  const isAsked = understood.scope.isQuestion || /[?؟？]/u.test(query);
  return (isNone.has(intent) && confidence >= certain) || (mayBeNone.has(intent) && !isAsked);
}

/** Whether the rules leave it open what answers, so that a model may choose. */
export function mayChoose(
  found: Retrieved | undefined,
  asked: Asked,
  understanding: UnderstandingService | undefined,
): boolean {
  if (found && found.answer.confidence >= sure) return false;
  // Two countries are told apart by the rules, or asked about one by one.
  if (asked.understood.countries.about.length > 1 || isOfPrices(asked)) return false;
  return !isNoQuestion(asked, understanding);
}
