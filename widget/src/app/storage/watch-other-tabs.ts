import type { Conversation } from '../../conversation/state.js';
import { welcome } from '../../conversation/welcome.js';
import type { World } from '../browser.js';
import type { ConversationStore } from '../conversation-store.js';
import { readConversation } from './former-conversation.js';
import type { SavedConversation } from './saved-conversation.js';

/** Longer than any reply takes: what is still unfinished then was left by a tab that was closed. */
const patienceMs = 15_000;

/** Keeps several tabs in step: what the visitor does in one is shown in the others. */
export function watchOtherTabs(
  { schedule }: Pick<World, 'schedule'>,
  store: ConversationStore,
  saved: SavedConversation,
): { review(): void } {
  let stopWaiting: (() => void) | undefined;

  const finishFor = (other: Conversation) => {
    if (store.state() === other) store.dispatch({ type: 'resumed' });
  };

  return {
    review() {
      const found = saved.loadFromOtherTab();
      if (!found) return;
      const other = found === 'gone' ? startOver(store.state()) : readConversation(found);
      store.adopt(other);
      stopWaiting?.();
      stopWaiting = isUnfinished(other) ? schedule(() => finishFor(other), patienceMs) : undefined;
    },
  };
}

/** Repeats the other tab's restart without storing the old conversation again. Leads that wait to be sent are kept. */
function startOver({ lastId, quoteFirst, contactRequired, leads }: Conversation): Conversation {
  return { ...welcome({ lastId, quoteFirst, ...(contactRequired && { contactRequired }) }), leads };
}

function isUnfinished({ coming, quoting, handoff, wondering, leads, asking, countries }: Conversation): boolean {
  const isLoading = handoff?.slots.status === 'loading' || (asking?.kind === 'countries' && countries === 'loading');
  const isSending = leads.length > 0 || quoting?.status === 'waiting' || handoff?.status === 'sending';
  return coming.length > 0 || wondering.length > 0 || isSending || isLoading;
}
