import { describe, expect, it } from 'vitest';
import type { LeadBody } from './calls.js';
import { deliverLead } from './deliver-lead.js';

const body = {} as LeadBody;

function answering(status: number, answer: unknown) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return deliverLead(async () => new Response(text, { status }), 'a-key-of-a-lead-1', body);
}

const failure = (code: string, fields?: Record<string, string>) => ({ error: { code, message: 'x', fields } });

describe('a lead that is not stored', () => {
  it('goes back to the form where the visitor can mend it', async () => {
    const delivery = await answering(422, failure('validation_failed', { phone: 'Too short' }));
    expect(delivery).toEqual({ outcome: 'refused', fields: { phone: 'Too short' } });
  });

  it('is known where its key was used before', async () => {
    expect(await answering(409, failure('idempotency_conflict'))).toEqual({ outcome: 'known' });
  });

  it.each([
    ['a page of a firewall', 422, '<html>Blocked</html>'],
    ['a conflict that is not of our server', 409, '<html>Conflict</html>'],
    ['a field that the form does not have', 422, failure('validation_failed', { chatHistory: 'Too long' })],
    ['a refusal without a field', 422, failure('validation_failed')],
    ['a company that is not there', 404, failure('company_unknown')],
    ['a fault of the server', 500, failure('internal')],
  ])('is kept and tried again after %s', async (_, status, answer) => {
    expect((await answering(status, answer)).outcome).toBe('failed');
  });
});
