import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

describe('what is done in the country that one leaves', () => {
  const server = useTestApp(guidesInEnglish);

  const ask = async (query: string, language: string, [originCountry, destinationCountry]: readonly string[]) => {
    const move = { originCity: 'here', originCountry, destinationCity: 'there', destinationCountry };
    const payload = { query, language, move };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it.each([
    ['en', 'i am moving to Spain, how do i deregister', 'FR', 'ES', 'France'],
    ['en', 'do i close my french bank account before i leave', 'FR', 'ES', 'France'],
    ['en', 'do I need to do the Abmeldung', 'DE', 'CH', 'Germany'],
    ['en', 'what about cancelling my UAE residency before we go', 'AE', 'GB', 'United Arab Emirates'],
    ['es', 'cómo cierro y cuándo: cerrar mi cuenta', 'FR', 'ES', 'Francia'],
    ['fr', 'comment fermer mon compte bancaire', 'FR', 'ES', 'France'],
    ['ms', 'macam mana nak batalkan permit kerja', 'SG', 'GB', 'Singapura'],
    ['et', 'kuidas sulgeda pangakonto', 'DE', 'EE', 'Saksamaa'],
    ['ar', 'كيف ألغي إقامتي', 'AE', 'GB', 'الإمارات'],
  ])('is said not to be in its guide, with nothing else (%s): %s', async (language, query, from, to, name) => {
    const { answer, confidence } = await ask(query, language, [from, to]);
    expect(answer).toContain(name);
    expect(answer.split('\n')).toHaveLength(1);
    expect(confidence).toBeLessThan(0.5);
  });

  it.each([
    ['en', 'tax in the year i leave'],
    ['es', 'los impuestos del año en que me voy'],
    ['fr', 'impôts l’année de mon départ'],
  ])('names the tax office where tax is asked for (%s): %s', async (language, query) => {
    const { answer, sources } = await ask(query, language, ['FR', 'ES']);
    expect(answer).toContain('DGFiP');
    expect(answer).not.toContain('Agencia Tributaria');
    expect(sources).toHaveLength(1);
  });

  it('says whom one tells where that is known, and nothing on opening an account', async () => {
    const { answer } = await ask('macam mana tutup akaun bank', 'ms', ['MY', 'GB']);
    expect(answer).toContain('LHDN');
    expect(answer).not.toContain('To open an account');
  });

  it.each([
    ['en', 'how do i open a bank account', 'Spain'],
    ['en', 'do i register when i arrive', 'Spain'],
    ['es', '¿qué visado necesito?', 'Spain'],
  ])('is not what is done on arrival (%s): %s', async (language, query, name) => {
    expect((await ask(query, language, ['GB', 'ES'])).answer).toContain(name);
  });
});

describe('"I asked about Estonia"', () => {
  const server = useTestApp(guidesInEnglish);

  it.each([
    ['en', 'I asked about Estonia', 'do dogs need quarantine'],
    ['et', 'ma küsisin Eesti kohta', 'kas koer peab karantiini minema'],
    ['es', 'te pregunté por Estonia', '¿necesita cuarentena el perro?'],
  ])('asks the question before it of that country (%s)', async (language, query, previousQuery) => {
    const payload = { query, language, previousQuery, country: 'germany' };
    const { answer, country } = (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
    expect(country).toBe('estonia');
    expect(answer).toContain('quarantine in Estonia');
  });
});
