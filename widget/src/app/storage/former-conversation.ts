import { type PartialAnswers, readinessQuestions } from '@meg/shared/domain/readiness/questions';
import type { Conversation } from '../../conversation/state.js';

/** A conversation as version 5 stored it: its test counted only the questions that the quote had not answered. */
type FormerConversation = Omit<Conversation, 'heard' | 'languagesOffered'>;

/** A stored conversation in the current shape. */
export function readConversation(stored: Conversation | FormerConversation): Conversation {
  if ('heard' in stored) return stored;
  const { quiz } = stored;
  return {
    ...stored,
    heard: {},
    languagesOffered: [],
    quiz: quiz && { ...quiz, at: countedFromAll(quiz.known, quiz.at) },
  };
}

function countedFromAll(known: PartialAnswers, at: number): number {
  const asked = readinessQuestions.filter(({ id }) => known[id] === undefined)[at];
  return Math.max(
    0,
    readinessQuestions.findIndex(({ id }) => id === asked?.id),
  );
}
