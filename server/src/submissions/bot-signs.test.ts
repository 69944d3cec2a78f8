import { expect, it } from 'vitest';
import { botSign } from './bot-signs.js';

const greeting = { speaker: 'assistant' };
const request = { speaker: 'visitor' };

it('takes no form of somebody who has talked with the chat for a bot’s, however fast it was filled in', () => {
  expect(botSign({ website: '', elapsedMs: 200, conversation: [greeting, request] })).toBeNull();
});

it('marks what was sent at once where nobody has said anything', () => {
  expect(botSign({ website: '', elapsedMs: 200 })).toBe('too_fast');
  expect(botSign({ website: '', elapsedMs: 200, conversation: [greeting] })).toBe('too_fast');
  expect(botSign({ website: '', elapsedMs: 9_000 })).toBeNull();
});

it('marks a filled hidden field in any case', () => {
  expect(botSign({ website: 'https://spam.example', elapsedMs: 9_000, conversation: [request] })).toBe('hidden_field');
});
