import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('a mover from Leeds to Melbourne, where the conversation spoke of the United Kingdom', () => {
  const server = useTestApp();

  const move = { originCity: 'Leeds', originCountry: 'GB', destinationCity: 'Melbourne', destinationCountry: 'AU' };
  const ask = async (query: string, more: object = {}) => {
    const payload = { query, country: 'united-kingdom', move, ...more };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it.each([
    ['en', 'what about plugs'],
    ['en', 'will my dog need quarantine'],
    ['es', '¿qué enchufes hay?'],
    ['fr', 'et pour mon chien, une quarantaine ?'],
    ['ms', 'kucing saya perlu kuarantin ke'],
    ['et', 'kas koer peab karantiini minema'],
    ['ar', 'هل يحتاج كلبي إلى حجر صحي'],
  ])('asks about Australia (%s): %s', async (language, query) => {
    expect((await ask(query, { language })).country).toBe('australia');
  });

  it.each([
    ['en', 'do i need to pay tax when i leave'],
    ['en', 'do I have to tell HMRC'],
    ['es', 'tengo que avisar a hacienda antes de irme'],
    ['fr', 'dois-je prévenir le fisc avant de partir'],
    ['ms', 'perlu beritahu pejabat cukai sebelum pergi ke'],
    ['et', 'kas pean maksuametit teavitama enne lahkumist, maks'],
    ['ar', 'هل أبلغ الضرائب قبل المغادرة'],
  ])('is told of leaving the United Kingdom (%s): %s', async (language, query) => {
    expect((await ask(query, { language, country: 'australia' })).answer).toContain('HMRC');
  });

  it('is not told of a country that is denied', async () => {
    const query = 'no not the uk, i am leaving the uk. australia. how many days are they in quarantine';
    const { country, answer } = await ask(query, { previousQuery: 'what do my cats need' });
    expect(country).toBe('australia');
    expect(answer).not.toContain('United Kingdom');
  });

  it('goes on about a third country', async () => {
    expect((await ask('what about plugs', { country: 'japan' })).country).toBe('japan');
  });

  it('hears that there is no guide to where the move goes', async () => {
    const toChile = { ...move, destinationCity: 'Santiago', destinationCountry: 'CL' };
    const { country, answer } = await ask('can i bring my dog', { move: toChile });
    expect(country).toBeNull();
    expect(answer).toContain('no guide for Chile');
  });
});
