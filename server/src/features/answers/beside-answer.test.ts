import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('beside an answer', () => {
  const server = useTestApp();
  const search = async (query: string, more = {}) => {
    const payload = { query, language: 'en', ...more };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it('stands the part of the guide that may be meant as well, where it is not very likely right', async () => {
    const found = await search('how is the work permit card in Vietnam renewed');
    expect(found.confidence).toBeLessThan(0.7);
    expect(found.answer).toMatch(/^To work in Vietnam/);
    expect(found.answer).toMatch(/It may also be this that you mean:\n.*permit/);
    expect(found.followUps ?? []).not.toContain('Do I need a residence permit in Vietnam?');
  });

  it('stands nothing more where it is very likely right', async () => {
    const found = await search('Which plugs do they have in Japan?');
    expect(found.confidence).toBeGreaterThanOrEqual(0.7);
    expect(found.answer).not.toMatch(/may also be this/);
  });

  it.each([
    ['en', 'my dad died in spring and I inherited his car. what duty would I owe for it in Germany', 'germany'],
    ['es', 'estoy muy nerviosa con todo esto. ¿cómo son los colegios en México?', 'mexico'],
    ['fr', 'je suis débordée... comment marchent les écoles au Canada ?', 'canada'],
  ])('stand kind words, which take its place nowhere, in %s: "%s"', async (language, query, country) => {
    const found = await search(query, { language });
    expect(found.country).toBe(country);
    expect(found.answer.split('\n\n').length).toBeGreaterThan(1);
    expect(found.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'does the consulate want the serial number of each appliance in the list for Mexico?'],
    ['en', 'why does a landlord in Seoul want a huge sum up front'],
  ])('nothing is told of the noted move where a country is asked about, in %s: "%s"', async (_, query) => {
    expect((await search(query)).answer).not.toMatch(/Nothing of your move yet/);
  });

  it.each([
    ['en', 'the chest freezer is full of food and the men come on Monday. what happens to it', /defrost/i],
    [
      'es',
      'la lavadora aún tiene agua dentro y no encuentro los tornillos de detrás, vienen el lunes',
      /tornillos|barras/,
    ],
    [
      'et',
      'pesumasina poldid on kadunud, kas masin tuleb enne autosse tõstmist kuidagi kinni panna',
      /transpordipol|poldid/,
    ],
  ])('is that on appliances where one is asked about in other words, in %s: "%s"', async (language, query, said) => {
    expect((await search(query, { language })).answer).toMatch(said);
  });

  it('tells the terms of paying, with the word that nothing is paid now', async () => {
    const { answer } = await search('must I hand over a deposit before any of you shows up');
    expect(answer).toMatch(/You pay nothing now/);
    expect(answer).toMatch(/bank transfer or by card/);
  });

  it('is what generally holds where nobody is asked and the company has told nothing', async () => {
    const found = await search('narrow road, residents only. who sorts out a space for the lorry');
    expect(found.answer).not.toMatch(/has not told me/);
    expect(found.confidence).toBeLessThan(0.7);
    expect((await search('do you sort out a space for the lorry?')).answer).toMatch(/has not told me/);
  });

  it('stands the advice that may be meant as well, and none below what only the company knows', async () => {
    const found = await search('first night in the new flat with a baby, what stays out of the lorry');
    expect(found.confidence).toBeLessThan(0.7);
    expect(found.answer).toMatch(/It may also be this that you mean:/);
    expect((await search('do you clean the old flat after the move?')).answer).not.toMatch(/may also be/);
  });

  it.each([
    ['ms', 'pejabat tu takde telefon ke? nak cakap dengan orang', /496 0123/],
    ['es', '¿cerráis a la hora de comer? solo puedo llamaros a esa hora', /9:00/],
  ])('is the setting that is likeliest meant, in %s: "%s"', async (language, query, said) => {
    expect((await search(query, { language })).answer).toMatch(said);
  });

  it('gives the number at which a person answers', async () => {
    expect((await search('give me a number where a person answers')).answer).toMatch(/496 0123/);
    expect((await search('are you a person?')).answer).toMatch(/I am Meg/);
  });
});
