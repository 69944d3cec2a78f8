import { expect, it } from 'vitest';
import type { Conversation } from '../../conversation/state.js';
import { Play } from '../../testing/play.js';
import { readConversation } from './former-conversation.js';

it('keeps all that a conversation of the former shape knew of its move, and its unsent leads', () => {
  const { leaveOut: _left, ...now } = new Play().toForm('international').fill('Leeds').submit().state;
  const [{ contact: _contact, ...lead }] = now.leads as [Conversation['leads'][number]];
  const form = { name: 'Amina', email: 'a@b.example', phone: '1', originCity: 'Leeds', destinationCity: 'Cork' };
  const former = {
    ...now,
    details: { moveMonth: 6, originPlaceId: '7', leaveOut: ['rooms'] },
    foretold: { moveDetails: 'office' },
    move: { moveType: 'international' },
    leads: [{ ...lead, form, move: { moveType: 'international' } }],
    quoting: { key: 'key-1', status: 'waiting', before: { move: { moveType: 'local' }, details: { leaveOut: ['a'] } } },
  };
  expect(readConversation(former as unknown as Conversation)).toMatchObject({
    move: { moveType: 'international', moveDetails: 'office', moveMonth: 6, originPlaceId: '7' },
    leaveOut: ['rooms'],
    messages: now.messages,
    leads: [
      {
        key: 'key-1',
        contact: { name: 'Amina', email: 'a@b.example', phone: '1' },
        move: { moveType: 'international', originCity: 'Leeds', destinationCity: 'Cork' },
      },
    ],
    quoting: { before: { move: { moveType: 'local' }, leaveOut: ['a'] } },
  });
});

it('leaves one of this shape as it is', () => {
  const { state } = new Play().quoted();
  expect(readConversation(state)).toBe(state);
});
