import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

describe('a word that only looks like the matter of a guide', () => {
  const server = useTestApp(guidesInEnglish);

  const move = { originCity: 'Leeds', originCountry: 'GB', destinationCity: 'Paris', destinationCountry: 'FR' };
  const ask = async (query: string, language: string, more: object = {}) => {
    const payload = { query, language, country: 'france', move, ...more };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it.each([
    ['en', 'My husband says is there a catch'],
    ['en', 'my wife says its too dear'],
    ['es', 'mi marido dice que hay gato encerrado'],
    ['fr', 'ma femme dit que c’est trop cher'],
    ['ms', 'suami saya kata mahal sangat'],
    ['et', 'mu mees ütles, et see on liiga kallis'],
    ['ar', 'زوجي يقول غالي جدا'],
  ])('brings no part of the guide (%s): %s', async (language, query) => {
    expect((await ask(query, language)).country ?? null).toBeNull();
  });

  it.each([
    ['en', 'my wife asks can she work there', 'family'],
    ['en', 'my husband says do we need a visa', 'visa'],
    ['es', 'mi mujer pregunta si hay colegios gratis', 'School'],
    ['et', 'mu naine küsib, kas koer peab karantiini minema', 'quarantine'],
  ])('does not hide what is asked with it (%s): %s', async (language, query, part) => {
    expect((await ask(query, language)).answer).toContain(part);
  });

  it.each([
    ['es', '¿hay que pagar impuestos?'],
    ['es', 'cobro una pensión de Francia, hay que pagar impuestos'],
  ])('is not read as hay, and asks for no car: %s', async (language, query) => {
    const { answer } = await ask(query, language);
    expect(answer).toContain('DGFiP');
    expect(answer).not.toMatch(/Hay:|car\b/);
  });

  it.each([
    ['ms', 'takut la nak isi borang ni, selamat ke'],
    ['en', 'is it safe to fill in this form'],
    ['es', '¿es seguro rellenar este formulario?'],
    ['fr', 'est-ce sans risque de remplir ce formulaire ?'],
    ['et', 'kas seda vormi on turvaline täita'],
    ['ar', 'هل تعبئة هذه الاستمارة آمنة'],
  ])('asks what becomes of what is told (%s): %s', async (language, query) => {
    const { answer, country } = await ask(query, language);
    expect(country).toBeNull();
    expect(answer).toContain('Northbound Movers');
  });

  it('leaves the forms of customs to the guide', async () => {
    expect((await ask('which customs form do I fill in', 'en')).country).toBe('france');
  });
});

describe('a matter that no part of a guide is about', () => {
  const server = useTestApp(guidesInEnglish);

  const ask = async (query: string, language: string, destinationCountry: string) => {
    const move = { originCity: 'Leeds', originCountry: 'GB', destinationCity: 'there', destinationCountry };
    const payload = { query, language, move };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it.each([
    ['en', 'what is the cost of living there', 'CA'],
    ['es', 'cuánto cuesta vivir allí', 'CA'],
    ['fr', 'combien coûte la vie là-bas', 'PT'],
    ['ms', 'kos sara hidup di sana macam mana', 'AU'],
    ['et', 'palju seal elamine maksab', 'DE'],
    ['ar', 'كم تكلفة المعيشة هناك', 'AE'],
    ['en', 'can i exchange my driving licence', 'PT'],
    ['en', 'do i need a new driving licence', 'CA'],
    ['es', '¿me vale el carnet de conducir?', 'AU'],
  ])('is said not to be there, with nothing else (%s): %s', async (language, query, destination) => {
    const { answer, followUps = [], sources } = await ask(query, language, destination);
    expect(answer.split('\n')).toHaveLength(1);
    expect([...followUps, ...sources]).toEqual([]);
  });

  it('is told where a guide has a sentence on it', async () => {
    expect((await ask('can i drive there on my driving licence', 'en', 'CN')).answer).toContain('not recognised');
  });
});
