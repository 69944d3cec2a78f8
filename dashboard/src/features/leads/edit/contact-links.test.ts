import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { firstMessage } from '@meg/shared/domain/leads/first-message';
import { describe, expect, it } from 'vitest';
import { contactUrls, firstLetter } from './contact-links.js';

const writer = { firstName: 'Nora', companyName: 'Test & Movers' };
const lead = {
  name: 'Amina Yusof',
  email: 'amina+x@example.com',
  phone: '+44 7700 900123',
  reference: 'M-7K3F9QXY',
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  preliminaryQuote: '$4,850 – $6,350',
  range: null,
};

describe('the ready text', () => {
  it('says who writes, and about which move', () => {
    expect(firstMessage(lead, writer)).toBe(
      'Hello Amina, this is Nora from Test & Movers. Thank you for asking us about your move from Leeds to Kuala Lumpur (M-7K3F9QXY). When is a good time to talk about it?',
    );
    expect(firstMessage({ ...lead, destinationCity: 'Leeds' }, writer)).toContain('your move within Leeds');
  });

  it('name no route and no person that is not known', () => {
    const nameless = { ...lead, name: '', originCity: '', destinationCity: '' };
    expect(firstMessage(nameless, writer)).toContain(`about your move (${lead.reference})`);
    expect(firstMessage(nameless, writer)).toMatch(/^Hello, this is /);
    expect(firstMessage({ ...lead, originCity: '' }, writer)).toContain(`your move to ${lead.destinationCity} (`);
  });

  it('opens in WhatsApp, the dialler and the mail program', () => {
    const { whatsapp, phone, email } = contactUrls(lead, writer, null);
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/447700900123\?text=Hello%20Amina/);
    expect(phone).toBe('tel:+447700900123');
    expect(email).toMatch(/^mailto:amina%2Bx@example\.com\?subject=Your%20move/);
    expect(new URL(email ?? '').searchParams.get('body')).toContain(
      'The first estimate that you saw was $4,850 – $6,350.',
    );
  });

  it('names the range that the visitor saw, and none that was only quoted again', () => {
    const quote = { minPrice: 4400, maxPrice: 6400, currency: 'USD' } as LeadDetail['earlierQuotes'][number]['quote'];
    const again = { quote: { ...quote, minPrice: 3000 }, at: '2026-11-02T09:00:00Z', by: 'Nora' };
    const seen = { quote, at: '2026-11-01T09:00:00Z', by: null };
    const text = (earlierQuotes: LeadDetail['earlierQuotes']) =>
      firstLetter({ ...lead, preliminaryQuote: '$2,750 – $4,600', quotedBy: 'Nora', earlierQuotes }, writer).text;
    expect(text([again, seen])).toMatch(
      /The first estimate that you saw was (?:US)?\$4,400\s?–\s?(?:(?:US)?\$)?6,400\./,
    );
    expect(text([again])).not.toContain('estimate');
  });

  it('offers no mail to a lead that left its phone alone', () => {
    expect(contactUrls({ ...lead, email: '' }, writer, null).email).toBeUndefined();
  });

  it('offers no WhatsApp where the number has no country', () => {
    const national = { ...lead, phone: '07700 900123' };
    expect(contactUrls(national, writer, null).whatsapp).toBeUndefined();
    expect(contactUrls(national, writer, 'GB').whatsapp).toContain('wa.me/447700900123');
  });
});
