import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];

describe('a question that continues the one before', () => {
  const server = useTestApp(guidesInEnglish);

  const ask = async (query: string, more: object = {}) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, ...more } });
    return answer.json();
  };

  it.each([
    ['Japan', 'Do I need a visa?', 'japan', 'visa'],
    ['to Japan', 'Which customs papers do I need abroad?', 'japan', 'Declaration'],
    ['and for Canada?', 'Can I bring my dog to Japan?', 'canada', 'quarantine'],
    ['what about Spain?', 'Can I bring my dog to Japan?', 'spain', 'EU rules'],
    ['and for my dog?', 'Do I need a visa for Japan?', 'japan', '180 days'],
    ['and the car?', 'Do I pay duty on my furniture in Germany?', 'germany', 'car'],
  ])('"%s" after "%s"', async (query, previousQuery, country, said) => {
    expect(await ask(query, { previousQuery })).toMatchObject({ country, answer: expect.stringContaining(said) });
  });

  it('says what it is about by itself first', async () => {
    const previousQuery = 'Can I bring my dog to Japan?';
    expect((await ask('Do I need a visa for Spain?', { previousQuery })).country).toBe('spain');
    expect((await ask('how many boxes do I need?', { previousQuery })).answer).toContain('10 to 15 boxes');
    expect((await ask('Do you like jazz?', { previousQuery })).error.code).toBe('not_found');
  });

  it('may continue a question on advice', async () => {
    const previousQuery = 'How long does sea freight take?';
    expect((await ask('and by air?', { previousQuery })).answer).toContain('1 to 3 weeks');
    expect((await ask('and what about jazz music?', { previousQuery })).error.code).toBe('not_found');
  });

  it('is asked back where a name has two meanings', async () => {
    for (const query of ['Do I need a visa for Georgia?', 'Georgia', 'I am moving to Georgia'])
      expect(await ask(query)).toMatchObject({ confidence: 0.4, answer: expect.stringContaining('state of Georgia') });
    expect((await ask('My aunt Georgia plays jazz')).confidence ?? 0).toBeLessThan(0.4);
  });

  describe.each(languages)('asked in %s', (language) => {
    it("has the words around the guide in the reader's language, and says which language the guide is in", async () => {
      const { note, language: of, followUps } = await ask('Japan', { previousQuery: 'Do I need a visa?', language });
      expect(of).toBe('en');
      expect(note === undefined).toBe(language === 'en');
      expect(followUps).toHaveLength(3);
    });

    it('is answered for every question that is suggested', async () => {
      for (const country of ['japan', 'united-kingdom', 'united-states', 'netherlands', 'south-korea', 'estonia']) {
        const answer = await server.app.inject({
          method: 'POST',
          url: '/api/chat/overview',
          payload: { country, language },
        });
        for (const call of [answer.json(), await ask(answer.json().followUps[0], { language })])
          for (const query of call.followUps)
            expect(await ask(query, { language }), query).toMatchObject({ country, confidence: 0.9 });
      }
    });

    it('is asked back in the language', async () => {
      const { language: of, confidence } = await ask('Do I need a visa?', { language });
      expect({ of, confidence }).toEqual({ of: language, confidence: 0.4 });
    });
  });
});
