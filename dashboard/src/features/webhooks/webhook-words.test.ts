import type { Webhook } from '@meg/shared/contract/webhooks';
import { expect, it } from 'vitest';
import { deliveryState, endpointState, eventName, offSentence } from './webhook-words.js';

const webhook: Webhook = {
  id: '',
  url: '',
  description: '',
  events: [],
  shape: 'standard',
  mapping: {},
  version: 1,
  createdAt: '',
  isEnabled: true,
  disabledReason: null,
  failingSince: null,
  lastResult: null,
  oldSecretUntil: null,
  isSecretReadable: true,
};
const result = { at: '2026-07-01T09:00:00Z', status: 204, fault: '' };

it('names the state of an endpoint', () => {
  expect(endpointState(webhook).words).toBe('Nothing sent yet');
  expect(endpointState({ ...webhook, lastResult: result }).words).toBe('Working');
  expect(endpointState({ ...webhook, lastResult: { ...result, fault: 'Answered with 500' } }).words).toBe(
    'Test failed',
  );
  expect(endpointState({ ...webhook, failingSince: result.at, lastResult: result }).words).toBe('Failing');
  expect(endpointState({ ...webhook, isSecretReadable: false, lastResult: result })).toEqual({
    words: 'Secret lost',
    tone: 'bad',
  });
  expect(endpointState({ ...webhook, isEnabled: false, disabledReason: 'person' }).tone).toBe('neutral');
});

it('tells a delivery that is tried again from a new one', () => {
  expect(deliveryState({ state: 'pending', attempts: 0, waitsFor: null }).words).toBe('On its way');
  expect(deliveryState({ state: 'pending', attempts: 1, waitsFor: null }).words).toBe('Tried again later');
  expect(deliveryState({ state: 'delivered', attempts: 2, waitsFor: null }).words).toBe('Delivered');
  expect(deliveryState({ state: 'pending', attempts: 0, waitsFor: 'chat_not_seen' }).words).toBe('Waits for you');
});

it('says why the server switched one off, and nothing where a person did', () => {
  expect(offSentence({ ...webhook, disabledReason: 'gone' })).toContain('410');
  expect(offSentence({ ...webhook, disabledReason: 'failing' })).toContain('five days');
  expect(offSentence({ ...webhook, disabledReason: 'reclaimed' })).toContain('before the owner');
  expect(offSentence({ ...webhook, disabledReason: 'person' })).toBeUndefined();
});

it('names an event of a newer server by its own name', () => {
  expect([eventName('lead.created'), eventName('test.ping'), eventName('lead.merged')]).toEqual([
    'New lead',
    'Test',
    'lead.merged',
  ]);
});
