import type { FrameMessage } from '@meg/shared/bridge/messages';
import { expect, it } from 'vitest';
import { createVisibility } from './visibility.js';

it('tells each opening and each closing once', () => {
  const told: FrameMessage[] = [];
  const { opened, closed } = createVisibility((message) => told.push(message));
  for (const change of [closed, opened, opened, closed, closed, opened]) change();
  expect(told.map((message) => (message.type === 'meg:event' ? message.name : message.type))).toEqual([
    'chatOpened',
    'chatClosed',
    'chatOpened',
  ]);
});
