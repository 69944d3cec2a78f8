import { expect, it } from 'vitest';
import { askedQuestion } from '../../conversation/quiz.js';
import type { Conversation } from '../../conversation/state.js';
import { Play } from '../../testing/play.js';
import { readConversation } from './former-conversation.js';

const inTest = () => new Play().offered().answer({ about: 'readiness', value: 'yes' }).state;

function former({ heard: _heard, languagesOffered: _offered, ...state }: Conversation): Conversation {
  return state as Conversation;
}

it('keeps a conversation of the former shape, and the open question of its test', () => {
  const state = inTest();
  const quiz = { moveType: 'local' as const, known: { identity_papers: 2 as const }, answers: {}, at: 0 };
  const read = readConversation(former({ ...state, quiz }));
  expect(read).toMatchObject({ messages: state.messages, leads: state.leads, heard: {}, languagesOffered: [] });
  expect(read.quiz && askedQuestion(read.quiz)).toBe('right_to_stay');
});

it('leaves one of this shape as it is', () => {
  const state = inTest();
  expect(readConversation(state)).toBe(state);
});
