import { close, type Outcome, openAsk, reply, text } from '../outcome.js';
import type { Ask, Conversation, Message } from '../state.js';
import { coveredBy } from './aside.js';
import { handoffRules } from './handoff.js';
import { leave } from './leave.js';
import { quizRules } from './readiness.js';

/** Opens the question before again, with what was given: in a card its view before, and otherwise the card before. */
export function goBack(state: Conversation): Outcome {
  const { asking, quiz, handoff } = state;
  if (asking?.kind === 'quiz' && quiz && quiz.at > 0)
    return quizRules.quizBack(state, { type: 'quizBack', askId: asking.id });
  if (handoff) {
    return asking?.kind !== 'handoff' || handoff.view === 'initial'
      ? leave(state)
      : handoffRules.handoffBack(state, { type: 'handoffBack', askId: asking.id });
  }
  const former = questionBefore(state);
  return former ? reopen(state, former) : leave(state);
}

type Asking = Extract<Message, { from: 'meg' }> & { readonly ask: Ask };

/** The question that was asked before the open one, and that can be asked again. */
function questionBefore(state: Conversation): Asking | undefined {
  const { messages, asking } = state;
  const open = openAsk(state);
  const beforeId = (open && 'reopens' in open && open.reopens) || asking?.id || Number.POSITIVE_INFINITY;
  return messages.findLast(
    (message): message is Asking =>
      message.from === 'meg' && message.id < beforeId && message.ask !== undefined && canReopen(message.ask, open),
  );
}

function canReopen(ask: Ask, open: Ask | null): boolean {
  if (ask.kind === 'choices') return !isSameQuestion(ask, open) && !ask.reopens;
  return (ask.kind === 'leadForm' || ask.kind === 'detail') && !isSameQuestion(ask, open) && !ask.reopens;
}

function isSameQuestion(ask: Ask, open: Ask | null): boolean {
  const { reopens: _one, ...rest } = ask as Ask & { reopens?: number };
  const { id: _id, reopens: _other, ...opened } = (open ?? {}) as Ask & { id?: number; reopens?: number };
  return JSON.stringify(rest) === JSON.stringify(opened);
}

/** A form that has become a quote is opened for its cities only: the contact is given, and no second lead arises. */
function reopen(state: Conversation, former: Asking): Outcome {
  const { ask, id } = former;
  const part = ask.kind === 'leadForm' && state.quoting ? ({ ...ask, part: 'route' } as const) : ask;
  const said = former.kind === 'text' && part === ask ? former : text(part === ask ? 'question.else' : 'ask.route');
  const aside: Conversation = { ...close(state), waiting: state.quoting ? coveredBy(state) : state.waiting };
  return reply(aside, {
    from: 'meg',
    kind: 'text',
    text: 'text' in said ? said.text : { key: 'question.else' },
    ask: { ...part, reopens: id } as Ask,
  });
}
