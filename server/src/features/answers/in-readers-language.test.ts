import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('a question about a country', () => {
  const server = useTestApp();
  const ask = async (query: string, language: string, beside: object = {}) =>
    (
      await server.app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, language, ...beside } })
    ).json();

  it.each([
    ['es', '¿Puedo llevar mi perro a Japón?', /^Los perros y gatos[\s\S]*180/],
    ['fr', 'Puis-je emmener mon chien au Japon ?', /^Les chiens et chats[\s\S]*180/],
    ['ms', 'Bolehkah saya bawa anjing ke Jepun?', /^Anjing dan kucing[\s\S]*180/],
    ['ar', 'هل يمكنني أخذ كلبي إلى اليابان؟', /الكلاب والقطط[\s\S]*180/],
    ['et', 'Kas ma võin oma koera Jaapanisse võtta?', /^Koerad ja kassid[\s\S]*180/],
  ])('is answered wholly in %s: "%s"', async (language, query, said) => {
    const answer = await ask(query, language);
    expect(answer).toMatchObject({ country: 'japan', language, confidence: 0.9 });
    expect(answer.answer).toMatch(said);
    expect(answer.answer).not.toMatch(/\b(?:the|and|usually)\b/);
    expect(answer.note).toBeUndefined();
    expect(answer.sources.map(({ title }: { title: string }) => title).join()).not.toMatch(/secondary|open data/);
  });

  it('has numbers and money as the guide has them, in the words of the reader', async () => {
    expect((await ask('¿Qué moneda usa Suiza?', 'es')).answer).toContain('franco suizo (CHF)');
  });

  it.each(['overview', 'documents'])('has the %s of a country in the language of the reader', async (what) => {
    const payload = { country: 'japan', language: 'es' };
    const answer = (await server.app.inject({ method: 'POST', url: `/api/chat/${what}`, payload })).json();
    expect(answer).toMatchObject({ country: 'japan', language: 'es' });
    expect(answer.note).toBeUndefined();
  });
});
