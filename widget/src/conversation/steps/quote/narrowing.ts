import type { Quote } from '@meg/shared/contract/quotes';
import { cleanText, mostCharacters } from '../../drafts/lead-form.js';
import { cityField, type Detail, type DetailQuestion, withDetail } from '../../drafts/quote-details.js';
import type { EventOf } from '../../event.js';
import { close, isBusy, type Outcome, type Rules, reply, stay, visitorSays, whileOpen } from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import { requestQuote } from '../../quote-request.js';
import type { Conversation } from '../../state.js';

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
  detailSkipped: whileOpen('detail', (state, _, question) => skip(state, question)),
} satisfies Partial<Rules>;

function take(state: Conversation, { detail, said }: EventOf<'detailGiven'>): Outcome {
  const told = visitorSays(close(state), { verbatim: cleanText(said).slice(0, 1000) });
  const form = withPlaceName(state.form, detail);
  return quoteAgain({ ...told, form, move: withDetail(state.move, detail) }, state);
}

/** Puts the name of the chosen place into the form, which the quote shows. */
function withPlaceName(form: Conversation['form'], detail: Detail): Conversation['form'] {
  if (detail.about !== 'origin_place' && detail.about !== 'destination_place') return form;
  const field = cityField[detail.about];
  return { ...form, draft: { ...form.draft, [field]: detail.place.label.slice(0, mostCharacters[field]) } };
}

function skip(state: Conversation, { code, places }: DetailQuestion): Outcome {
  const told = visitorSays(close(state), { key: places.length > 0 ? 'narrow.none' : 'narrow.skip' });
  return quoteAgain({ ...told, leaveOut: [...new Set([...state.leaveOut, code])] }, state);
}

/** Asks for the quote again with all that is known. It keeps the key of its lead, which is not sent again. */
export function quoteAgain(state: Conversation, { quoting, move, leaveOut }: Conversation): Outcome {
  if (!quoting) return stay(state);
  const next: Conversation = { ...state, quoting: { key: quoting.key, status: 'waiting', before: { move, leaveOut } } };
  return [next, [requestQuote(next, quoting.key)]];
}

/** The phrase for what the answer changed in the range. */
export function changeOf(found: Quote, earlier: Quote, isSkip: boolean): PhraseKey {
  if (isSkip && isSamePrice(found, earlier)) return 'narrow.skipped';
  if (found.minPrice === null) return 'quote.introUnavailable';
  if ((found.range?.percent ?? 0) < (earlier.range?.percent ?? 0)) return 'narrow.surer';
  return isSamePrice(found, earlier) ? 'narrow.unmoved' : 'narrow.moved';
}

export function isSamePrice(one: Quote, other: Quote): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;
}
