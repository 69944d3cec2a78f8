import type { EventOf } from '../../event.js';
import { sureFrom } from '../../guide-answer.js';
import { after, close, isAboutToAsk, type Outcome, type Rules, reply, show, stay, text } from '../../outcome.js';
import type { Conversation, Wondering } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { isAtPerson } from '../person.js';
import { updateLead } from '../quote/lead-delivery.js';
import { choicesIfFree, leavesOpen, unsure } from './dead-end.js';
import { followUpAsked, settle, typed, withQuestion } from './questions.js';
import { keepUnsent } from './unsent.js';

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
  const isLookedUp = question && question.topic !== 'sentence';
  return stay(isLookedUp ? withQuestion(state, { ...question, said }) : state);
}

function findQuestion({ wondering }: Conversation, id: number): Wondering | undefined {
  return wondering.find((one) => one.id === id && one.topic !== 'act');
}

function guideAnswered(state: Conversation, { id, answer }: EventOf<'guideAnswered'>): Outcome {
  const question = findQuestion(state, id);
  const settled = question && settle(state, id);
  if (!settled) return stay(state);
  const { context } = settled;
  const known = { ...settled, context: { ...context, country: answer.country ?? context.country } };
  const isSure = answer.confidence >= sureFrom;
  // At the card of a person, that the company has not told is said beside what is added to the request.
  const isEmpty = !isSure && answer.sources.length === 0 && !answer.followUps?.length && !isAtPerson(settled);
  // The company reads in the lead what is asked after it.
  const [told, adds] = updateLead(isEmpty ? known : show(known, { from: 'meg', kind: 'guide', ...answer }));
  if (isEmpty) return after(adds, unsure(told, { verbatim: answer.answer }, question.likely));
  if (isSure) return after(adds, goOn(told));
  return after(adds, unsure(told, { key: 'guide.offerPerson', offersCall: true }, question.likely));
}

/** With the question that is open, or by asking whether there is more. */
function goOn(state: Conversation): Outcome {
  return leavesOpen(state) ? stay(state) : reply(state, text('question.more', choicesIfFree(state)));
}

function guideFailed(state: Conversation, { id, isUnknown, isLost }: EventOf<'guideFailed'>): Outcome {
  const question = findQuestion(state, id);
  if (question && isLost) return keepUnsent(state, question);
  const known = question && settle(state, id);
  if (!known) return stay(state);
  if (isUnknown && question.isAside) return goOn(known);
  if (isUnknown) {
    const [told, adds] = updateLead(known);
    const said = question.askBack
      ? { verbatim: question.askBack }
      : ({ key: 'typed.fallback', offersCall: true } as const);
    return after(adds, unsure(told, said, question.likely));
  }
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
