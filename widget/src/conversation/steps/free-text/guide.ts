import type { EventOf } from '../../event.js';
import { sureFrom } from '../../guide-answer.js';
import { close, isAboutToAsk, type Outcome, type Rules, reply, show, stay, text } from '../../outcome.js';
import type { Conversation, Wondering } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { choicesIfFree, leavesOpen, unsure } from './dead-end.js';
import { followUpAsked, settle, typed, withQuestion } from './questions.js';

export const guideRules = {
  typed: (state, { text: said }) => typed(state, said),
  askedByPage: (state, { text: said }) => typed(state, said),
  followUpAsked,
  guideSaid,
  guideAnswered,
  guideFailed,
} satisfies Partial<Rules>;

function guideSaid(state: Conversation, { id, said }: EventOf<'guideSaid'>): Outcome {
  const question = findQuestion(state, id);
  return stay(question ? withQuestion(state, { ...question, said }) : state);
}

function findQuestion({ wondering }: Conversation, id: number): Wondering | undefined {
  return wondering.find((one) => one.id === id && (one.topic === 'question' || one.topic === 'overview'));
}

function guideAnswered(state: Conversation, { id, answer }: EventOf<'guideAnswered'>): Outcome {
  const question = findQuestion(state, id);
  const settled = question && settle(state, id);
  if (!settled) return stay(state);
  const { context } = settled;
  const known = { ...settled, context: { ...context, country: answer.country ?? context.country } };
  const isSure = answer.confidence >= sureFrom;
  if (!isSure && answer.sources.length === 0) return unsure(known, { verbatim: answer.answer }, question.likely);
  const shown = show(known, { from: 'meg', kind: 'guide', ...answer });
  if (!isSure) return unsure(shown, { key: 'guide.offerPerson', offersCall: true }, question.likely);
  return leavesOpen(shown) ? stay(shown) : reply(shown, text('question.more', choicesIfFree(shown)));
}

function guideFailed(state: Conversation, { id, isUnknown }: EventOf<'guideFailed'>): Outcome {
  const question = findQuestion(state, id);
  const known = question && settle(state, id);
  if (!known) return stay(state);
  if (isUnknown && question.askBack) return unsure(known, { verbatim: question.askBack }, question.likely);
  if (isUnknown) return unsure(known, { key: 'typed.fallback', offersCall: true }, question.likely);
  return isFree(known)
    ? openHandoff(close(known), 'guide.failed', { offersCall: true })
    : reply(known, text('guide.failedOpen', { offersCall: true }));
}

/** Whether nothing is open but the choices of what to do next, which will be offered again. */
function isFree(state: Conversation): boolean {
  const { asking } = state;
  const isOnlyWays =
    asking?.kind === 'choices' && asking.answers.every(({ about }) => ['intent', 'topic'].includes(about));
  return (asking === null || asking.kind === 'countries' || isOnlyWays) && !isAboutToAsk(state);
}
