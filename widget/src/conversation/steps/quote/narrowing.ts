import { cleanText, mostCharacters } from '../../drafts/lead-form.js';
import {
  cityField,
  type Detail,
  type DetailQuestion,
  factOf,
  skipKey,
  withDetail,
} from '../../drafts/quote-details.js';
import type { EventOf } from '../../event.js';
import { close, isBusy, type Outcome, type Rules, reply, stay, visitorSays, whileOpen } from '../../outcome.js';
import { requestQuote } from '../../quote-request.js';
import { type Conversation, lastQuote, type WordedFact } from '../../state.js';
import { askNextQuestion } from './quote.js';

/** Opens the question that the quote offers, unless the visitor is filling in another card. */
function openQuestion(state: Conversation): Outcome {
  const next = state.quoting?.next;
  if (!next || isBusy(state) || state.quoting?.status !== 'arrived') return stay(state);
  return reply(visitorSays(close(state), { key: 'narrow.agreed' }), {
    from: 'meg',
    kind: 'text',
    text: { verbatim: next.text },
    ask: { kind: 'detail', ...next },
  });
}

export const narrowingRules = {
  narrowOpened: openQuestion,
  detailGiven: whileOpen('detail', (state, event, { code }) =>
    event.detail.about === code ? take(state, event) : stay(state),
  ),
  wayChosen: chooseWay,
  detailSkipped: whileOpen('detail', (state, _, question) => skip(state, question)),
} satisfies Partial<Rules>;

function take(state: Conversation, { detail, said }: EventOf<'detailGiven'>): Outcome {
  const words = cleanText(said).slice(0, 1000);
  const told = visitorSays(close(state), { verbatim: words });
  const form = withPlaceName(state.form, detail);
  const known = { ...told, form, move: withDetail(state.move, detail) };
  return goOn(known, state, [{ fact: factOf(detail), text: words }]);
}

/** Before the first quote, the next question is asked. */
function goOn(state: Conversation, before: Conversation, facts: readonly WordedFact[]): Outcome {
  return before.quoting ? quoteAgain(state, before, facts) : askNextQuestion(state);
}

/** Puts the name of the chosen place into the form, which the quote shows. */
function withPlaceName(form: Conversation['form'], detail: Detail): Conversation['form'] {
  if (detail.about !== 'origin_place' && detail.about !== 'destination_place') return form;
  const field = cityField[detail.about];
  return { ...form, draft: { ...form.draft, [field]: detail.place.label.slice(0, mostCharacters[field]) } };
}

function skip(state: Conversation, question: DetailQuestion): Outcome {
  const told = visitorSays(close(state), { key: skipKey(question) });
  return goOn({ ...told, leaveOut: [...new Set([...state.leaveOut, question.code])] }, state, []);
}

/** Another way to ship was chosen on the card that shows the newest range. */
function chooseWay(state: Conversation, { way, said }: EventOf<'wayChosen'>): Outcome {
  const isOffered = lastQuote(state)?.modes.some(({ mode }) => mode === way);
  if (!isOffered || (state.quoting?.status !== 'arrived' && !state.quoting?.before)) return stay(state);
  const chosen = { ...state, move: { ...state.move, shippingMode: way } };
  return quoteAgain(chosen, state, [{ fact: 'shippingMode', text: cleanText(said).slice(0, 1000) }]);
}

/**
 * Asks for the quote again with all that is known. It keeps the key of its lead, which is not sent again. `facts` are
 * what has changed, for the card to say.
 */
export function quoteAgain(
  state: Conversation,
  { quoting, move, leaveOut }: Conversation,
  facts: readonly WordedFact[] = [],
): Outcome {
  if (!quoting) return stay(state);
  const isWaiting = quoting.status === 'waiting';
  const before = quoting.before ?? (quoting.status === 'arrived' ? { move, leaveOut } : undefined);
  const next: Conversation = {
    ...state,
    quoting: {
      key: quoting.key,
      status: 'waiting',
      facts: [...(quoting.facts ?? []), ...facts],
      ...(before && { before }),
      ...(isWaiting && { isOutdated: true }),
    },
  };
  return [next, isWaiting ? [] : [requestQuote(next, quoting.key)]];
}
