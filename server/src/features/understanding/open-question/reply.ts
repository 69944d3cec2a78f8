import type { Slots, Understanding } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import { type Choice, choiceAnswer } from './choice-answer.js';
import { detailSlots, placeChosen } from './detail-slots.js';
import { formSlots, writtenName } from './form-slots.js';
import { withPhone } from './phone-reply.js';
import { quizAnswer } from './quiz-answer.js';

export interface Reply {
  readonly answer: Understanding['answer'];
  /** Facts that the words say because they were asked for; undefined removes one that was misread. */
  readonly slots: Partial<Slots>;
}

const nothing: Reply = { answer: null, slots: {} };

/** What the words are as a reply to the question that is open. */
export function readReply(context: MessageContext): Reply {
  const { asking } = context;
  switch (asking?.kind) {
    case 'choices':
      return { ...nothing, answer: choiceAnswer(context, asking.answers) };
    case 'quiz':
      return { ...nothing, answer: quizAnswer(context, asking) };
    case 'form':
      return { ...nothing, slots: formSlots(context, asking) };
    case 'handoff':
      return { ...nothing, slots: { ...withPhone(context), ...writtenName(context) } };
    case 'detail':
      return { slots: detailSlots(context, asking), answer: placeAnswer(context) };
    default:
      return nothing;
  }
}

/** A place of the list is also a choice, by its number in the list. */
function placeAnswer(context: MessageContext): Choice | null {
  const { asking } = context;
  if (asking?.kind !== 'detail' || asking.places.length === 0) return null;
  const chosen = placeChosen(context, asking);
  return chosen === undefined ? null : { about: asking.code, value: String(chosen) };
}
