import type { Effect } from '../effect.js';
import type { Outcome } from '../outcome.js';
import type { Conversation } from '../state.js';
import { welcome } from '../welcome.js';
import { sendNow } from './quote/lead-delivery.js';

/** A new conversation. Leads that are not acknowledged are still sent and reported, and the endings go on in turn. */
export function restart(state: Conversation): Outcome {
  let sent = state;
  const effects: Effect[] = [];
  for (const { key } of state.leads) {
    const [next, sends] = sendNow(sent, key, null);
    sent = next;
    effects.push(...sends);
  }
  const { lastId, quoteFirst, contactRequired, foretold, foretoldForm, endingIndex } = state;
  const list = Array.isArray(state.countries) ? { countries: state.countries } : {};
  const fresh = welcome({ lastId, quoteFirst, ...(contactRequired && { contactRequired }), ...list });
  const form = { ...fresh.form, draft: foretoldForm };
  return [{ ...fresh, move: foretold, foretold, foretoldForm, form, endingIndex, leads: sent.leads }, effects];
}
