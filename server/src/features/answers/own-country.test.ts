import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('advice in the chat', () => {
  const server = useTestApp();

  const ask = async (query: string, more: object = {}) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, ...more } });
    return answer.json();
  };

  it.each([
    ['How do I change my address with HMRC and Royal Mail?', 'In the United Kingdom:', 'www.royalmail.com'],
    ['how do I forward my mail with USPS', 'In the USA:', 'moversguide.usps.com'],
    ['how do I forward letters with An Post', 'In Ireland:', 'www.anpost.com'],
    ['how do I change my address with the CRA', 'In Canada:', 'www.canada.ca'],
    ['how do I change my address with LHDN', 'In Malaysia:', 'www.hasil.gov.my'],
    ['how do I redirect letters with Omniva', 'In Estonia:', 'www.omniva.ee'],
    ['how do I redirect my mail with Canada Post', 'In Canada:', 'www.canadapost-postescanada.ca'],
    ['how do I forward my mail in Malaysia', 'In Malaysia:', 'www.pos.com.my'],
    ['I am moving to Portugal, how do I change my address with HMRC?', 'In the United Kingdom:', 'www.gov.uk'],
  ])('answers "%s" for its country, with its sources', async (query, heading, host) => {
    const { answer, sources, confidence } = await ask(query);
    expect(answer.split('\n')[0]).toBe(heading);
    expect(sources.map(({ url }: { url: string }) => new URL(url).hostname)).toContain(host);
    expect(confidence).toBeGreaterThanOrEqual(0.7);
  });

  it('gives no rules of the United States to the visitors of a firm in Leeds', async () => {
    for (const query of [
      'Is my move insured?',
      'How do I redirect my mail?',
      'How do I choose a good moving company?',
    ]) {
      const { answer, sources } = await ask(query);
      expect(answer).toContain('In the United Kingdom:');
      expect(answer + JSON.stringify(sources)).not.toMatch(/USA|USPS|FMCSA|60 cents/);
    }
  });

  it("speaks for the country that the visitor's move leaves", async () => {
    const move = { originCity: 'Dublin', originCountry: 'IE', destinationCity: 'Boston', destinationCountry: 'US' };
    const { answer, country } = await ask('How do I redirect my mail?', { move });
    expect(answer).toContain('An Post');
    expect(answer).not.toMatch(/USPS|Royal Mail/);
    expect(country).toBeNull();
  });

  it.each([
    ['a question', 'How do I redirect my mail in Japan?', {}],
    ['a move', 'How do I redirect my mail?', { move: { originCity: 'Berlin', originCountry: 'DE' } }],
  ])('says only what holds everywhere for %s that names another country', async (_, query, more) => {
    const { answer } = await ask(query, more);
    expect(answer).not.toMatch(/Royal Mail|USPS|An Post|In the/);
  });

  it('leaves to the guides what they know of a country', async () => {
    const { answer, country } = await ask('et l’électricité ?', { country: 'france', language: 'fr' });
    expect(country).toBe('france');
    expect(answer).toContain('230 V');
  });

  it('is told by where the company is', async () => {
    const row = await server.database.reader.selectFrom('companies').selectAll().executeTakeFirstOrThrow();
    const config: CompanyConfig = companyConfig.parse(JSON.parse(row.config));
    config.contactInfo.phone = '+372 5555 0100';
    await server.database.transaction((trx) =>
      trx
        .updateTable('companies')
        .set({ config: JSON.stringify(config) })
        .where('id', '=', row.id)
        .execute(),
    );
    const inEstonia = async () => (await ask('How do I redirect my mail?')).answer.includes('Omniva');
    await expect.poll(inEstonia, { timeout: 10_000 }).toBe(true);
  });
});
