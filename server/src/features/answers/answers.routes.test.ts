import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

describe('a question to the guides', () => {
  const server = useTestApp(guidesInEnglish);

  const post = (call: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/chat/${call}`, payload });
  const search = async (query: string, more = {}) => (await post('search', { query, language: 'en', ...more })).json();
  const slugs = async (): Promise<string[]> =>
    (await server.app.inject('/api/chat/countries')).json().countries.map(({ slug }: { slug: string }) => slug);

  it('answer a question with its country, its sources and how sure that is', async () => {
    const { answer, sources, ...rest } = await search('Do I pay duty on my furniture in Japan?');
    expect(answer).toContain('within 6 months of your own entry');
    expect(sources[0]).toEqual({
      title: 'Japan Customs: household effects and unaccompanied articles',
      url: 'http://www.customs.go.jp/english/c-answer_e/keitaibetsuso/7301_e.htm',
    });
    expect(rest).toMatchObject({ country: 'japan', confidence: 0.9, language: 'en' });
  });

  it.each(['japan', 'Japan', 'JP', 'Nippon', 'Japón'])(
    'take "%s" as the country of the conversation',
    async (country) => {
      expect(await search('and for my dog?', { country })).toMatchObject({ country: 'japan', confidence: 0.85 });
    },
  );

  it('answer a question in another language in English, and say so', async () => {
    const answer = await search('¿Puedo llevar mi perro a Japón?', { language: 'es' });
    expect(answer).toMatchObject({ country: 'japan', language: 'en' });
    expect(answer.answer).toContain('180 days');
  });

  it('tell apart where a move begins and where it ends', async () => {
    for (const query of ['from Spain to Japan: visa?', 'a visa for Japan, I come from Spain', 'visa, Spain to Japan'])
      expect((await search(query)).country).toBe('japan');
    expect(await search('I am leaving Spain, which customs papers?')).toMatchObject({ country: null, confidence: 0.4 });
  });

  it('answer for both countries where a question is about two', async () => {
    const { answer, country } = await search('Do I need a visa for Japan or Spain?');
    expect(answer).toContain('Certificate of Eligibility');
    expect(answer).toContain('Schengen');
    expect(country).toBeNull();
  });

  it('say which of the countries has no guide', async () => {
    expect((await search('customs in Japan and India')).answer).toMatch(/Declaration[\s\S]*no guide for India yet/);
    expect(await search('Do I need a visa for India?')).toMatchObject({ country: null, confidence: 0.3, sources: [] });
  });

  it('do not ask for a country that the question has named', async () => {
    expect((await search('Which papers do I need?')).answer).toContain('name the country');
    expect(await search('Which papers do I need for Nigeria?')).toMatchObject({ confidence: 0.3, sources: [] });
    expect((await search('May I bring my house plants to Canada?')).country).toBe('canada');
  });

  it('do not confuse the time at customs with that of the whole transport', async () => {
    expect((await search('How long does shipping to Japan take?')).answer).toContain('4 to 12 weeks');
    expect((await search('How long does customs take in Japan?')).country).toBe('japan');
  });

  it.each([
    ["What can't I pack for Australia?", 'en'],
    ['Que faut-il ne pas emballer pour l’Australie ?', 'fr'],
    ['¿Qué no debo empacar para Australia?', 'es'],
    ['Apa yang tidak boleh dibawa ke Australia?', 'ms'],
  ])('know that it is asked what is prohibited: %s', async (query, language) => {
    expect((await search(query, { language })).answer).toContain('khapra beetle');
  });

  it('are sure of dogs and cats, and not of animals that no guide has rules for', async () => {
    for (const query of ['Can I bring my horse to Ireland?', 'Puis-je emmener mon perroquet en Irlande ?'])
      expect(await search(query)).toMatchObject({ country: 'ireland', confidence: 0.45 });
    expect((await search('Are there any breeds banned?', { country: 'ireland' })).answer).toContain('XL Bully');
    expect((await search('and my rabbit?', { country: 'japan' })).confidence).toBe(0.45);
    expect((await search('Can I bring my cat to Ireland?')).confidence).toBe(0.9);
  });

  it('are less sure of a name with a slip, and of a question that is about something else', async () => {
    expect((await search('Do I need a visa for Germnay?')).confidence).toBe(0.75);
    expect((await search('Who plays football best in Brazil?')).confidence).toBeLessThan(0.5);
  });

  it('do not answer what is not for them', async () => {
    const answer = await post('search', { query: 'Do you like jazz?', country: 'japan' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('not_found');
  });

  it('answer with customs if only a country is named', async () => {
    const { answer } = (await post('rag-customs', { country: 'japan', query: 'tell me more', language: 'en' })).json();
    expect(answer).toContain('free of duty');
    const { answer: named } = (await post('rag-customs', { query: 'How long does customs take in Japan?' })).json();
    expect(named).toContain('5 to 10 working days');
  });

  it('give every country an overview and its documents, with sources', async () => {
    for (const country of await slugs())
      for (const call of ['overview', 'documents']) {
        const { answer, sources, ...rest } = (await post(call, { country, language: 'fr' })).json();
        expect(rest).toMatchObject({ country, confidence: 0.9, language: 'en' });
        expect(answer.split('\n\n').length).toBeGreaterThan(3);
        expect(sources.length, country).toBeGreaterThan(0);
      }
    expect((await post('overview', { country: 'Atlantis' })).statusCode).toBe(404);
    expect((await post('documents', { country: 'India' })).statusCode).toBe(404);
  });

  it('have an answer to every question that they suggest', async () => {
    for (const country of await slugs()) {
      const { followUps } = (await post('overview', { country })).json();
      expect(followUps).toHaveLength(3);
      for (const query of followUps) expect(await search(query), query).toMatchObject({ country, confidence: 0.9 });
    }
  });

  it('return a text that they cannot translate, and say so', async () => {
    const { statusCode, body } = await post('translate', { response: 'Hello.', targetLanguage: 'fr' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ response: 'Hello.', language: 'und', isTranslated: false });
  });

  it('refuse an unknown company, and a question without words', async () => {
    expect((await post('search', { query: 'visa for Japan', companyId: 'nobody' })).statusCode).toBe(404);
    expect((await post('search', { query: ' \u200b ' })).statusCode).toBe(422);
    expect((await post('search', { query: 'visa', role: 'admin' })).statusCode).toBe(422);
    expect((await post('search', { query: 'x'.repeat(64 * 1024) })).statusCode).toBe(413);
    expect((await post('search', { query: 'visa\u0000 for Japan' })).statusCode).toBe(422);
  });

  it('answer any text plainly or not at all, and never repeat its words', async () => {
    const words = fc.constantFrom(
      'Japan',
      'visa',
      'dog',
      '<img src=x onerror=alert(1)>',
      'from',
      'to',
      '東京',
      'ßİﷺ',
      '🚚',
    );
    const texts = fc.oneof(
      fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (query) => {
        const { statusCode, body } = await post('search', { query });
        expect([200, 404, 422]).toContain(statusCode);
        expect(body).not.toContain('<img');
      }),
      { numRuns: 300 },
    );
  });
});
