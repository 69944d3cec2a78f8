import { clashingName, pathOfName, type WebhookField, webhookFields } from '@meg/shared/contract/webhook-fields';
import { webhookEvents, webhookShapes } from '@meg/shared/contract/webhooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPayload } from './create-payload.js';
import { exampleFacts } from './example-facts.js';

const company = { name: 'Acme Movers', slug: 'acme-movers', currency: 'GBP' };
const event = (type: (typeof webhookEvents)[number]) =>
  ({ id: 'e1', type, atMs: Date.UTC(2026, 6, 1), company, publicUrl: 'https://meg.example' }) as const;
const lead = exampleFacts(event('lead.created'));
const fields = Object.keys(webhookFields) as WebhookField[];

const part = fc.constantFrom('a', 'b', 'name', '0', '1', 'toString', '__proto__', 'constructor', 'hasOwnProperty');
const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
/** What the contract lets in: names that are some, and can stand beside each other. */
const mapping = fc
  .dictionary(name, fc.constantFrom(...fields), { maxKeys: 12 })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([one]) => pathOfName(one))))
  .filter((given) => clashingName(Object.keys(given)) === undefined);

function at(payload: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, one) => (inner as Record<string, unknown>)[one], payload);
}

describe('A payload', () => {
  it('has of a company’s own mapping each name with its value, or null', () => {
    fc.assert(
      fc.property(mapping, (given) => {
        const payload = JSON.parse(createPayload('generic', given, lead));
        for (const [to, from] of Object.entries(given)) {
          expect(at(payload, pathOfName(to) ?? [])).toEqual(lead[from] ?? null);
        }
      }),
    );
  });

  it('leaves the objects of the language as they are, whatever a name says', () => {
    for (const to of ['__proto__.polluted', 'a.__proto__.polluted', 'constructor.prototype.polluted'])
      expect(createPayload('generic', { [to]: 'lead.name' }, lead)).toBe('{}');
    expect(JSON.parse(createPayload('generic', { 'toString.name': 'lead.name' }, lead))).toEqual({
      toString: { name: 'Amina Yusof' },
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.prototype.toString).not.toHaveProperty('name', 'Amina Yusof');
  });

  it('fills the places of a list that are skipped with null', () => {
    expect(createPayload('generic', { 'names.2': 'lead.name' }, lead)).toBe('{"names":[null,null,"Amina Yusof"]}');
  });

  it('says in a ready-made shape only what is known', () => {
    for (const shape of webhookShapes.filter((one) => one !== 'generic')) {
      const unknown = Object.fromEntries(Object.entries(lead).map(([field]) => [field, null]));
      expect(createPayload(shape, {}, unknown)).not.toContain('null');
      expect(createPayload(shape, {}, lead)).not.toMatch(/null|undefined|""/);
    }
  });

  it.each(webhookEvents)('of %s names what happened, when and where, by the first version', (type) => {
    const payload = JSON.parse(createPayload('standard', {}, exampleFacts(event(type))));
    expect(payload).toMatchObject({ type, version: 1, timestamp: '2026-07-01T00:00:00.000Z', eventId: 'e1' });
    expect(payload.data.company).toEqual({ name: 'Acme Movers', slug: 'acme-movers' });
    expect(payload.data.lead).not.toHaveProperty('chatHistory');
  });
});
