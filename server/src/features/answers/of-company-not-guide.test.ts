import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

const server = useTestApp();

const ask = async (query: string, language: string, more: object = {}) => {
  const payload = { query, language, ...more };
  return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
};

const fromLeeds = {
  move: { originCity: 'Leeds', originCountry: 'GB', destinationCity: 'Paris', destinationCountry: 'FR' },
};

describe('whether the company moves on a day', () => {
  it.each([
    ['en', 'can you move us on a weekend'],
    ['es', 'el sábado puede ser?'],
    ['fr', 'vous pouvez déménager le samedi ?'],
    ['ms', 'boleh pindah hari sabtu ke'],
    ['et', 'kas saab kolida laupäeval'],
    ['ar', 'هل تنقلون يوم السبت'],
  ])('is not told by its opening hours (%s): %s', async (language, query) => {
    const { answer } = await ask(query, language, fromLeeds);
    expect(answer).toContain(`“${query}”`);
    expect(answer).not.toContain('10:00');
  });

  it.each([
    ['en', 'are you open on saturdays'],
    ['en', 'can I call you on saturday'],
  ])('is not asked where it is of its hours (%s): %s', async (language, query) => {
    expect((await ask(query, language)).answer).toMatch(/10:00|0123/);
  });
});

describe('a question for the company', () => {
  it.each([
    ['es', 'se paga por adelantado o cuando?', 'deposit when you book'],
    ['en', 'is it paid in advance or when', 'deposit when you book'],
    ['fr', 'on paie à l’avance ou quand ?', 'deposit when you book'],
    ['ms', 'bayar dulu ke lepas', 'deposit when you book'],
    ['et', 'kas makstakse ette või pärast', 'deposit when you book'],
    ['fr', 'Les cartons sont fournis ?', 'We bring boxes'],
    ['es', '¿traéis cajas?', 'We bring boxes'],
    ['en', 'crates?? and disconnecting the computers', 'has not told me'],
    ['es', '¿desconectáis los ordenadores?', 'no me ha dicho'],
  ])('gets what it has told, and no advice on something else (%s): %s', async (language, query, said) => {
    expect((await ask(query, language)).answer).toContain(said);
  });

  it.each([
    ['en', 'what if you broke my tv'],
    ['es', '¿y si rompéis la tele?'],
    ['fr', 'et si vous cassez la télé'],
    ['et', 'aga kui te lõhute teleka'],
  ])('on damage is no change of the move (%s): %s', async (language, query) => {
    const { passages: _, answer } = await ask(query, language);
    expect(answer).not.toMatch(/Your range will show|verás en tu rango|fourchette montre/);
  });

  it('on leaving a thing behind still is one', async () => {
    expect((await ask('what if we leave the wardrobe', 'en', fromLeeds)).answer).toContain('range');
  });

  it.each([
    ['en', 'zloty or pound?'],
    ['es', '¿euros o libras?'],
    ['ar', 'دولار ولا درهم'],
    ['et', 'eurod või naelad, eurodes või naeltes'],
  ])('in which money one pays is none on the money of a country (%s): %s', async (language, query) => {
    expect((await ask(query, language, fromLeeds)).answer).toMatch(/USD/);
  });

  it('leaves the money of a country to its guide', async () => {
    expect((await ask('what currency do they use in France', 'en')).answer).toContain('Euro');
  });
});

describe('where the lorry parks', () => {
  it.each([
    ['en', 'where do you park the truck'],
    ['fr', 'où se gare le camion'],
    ['et', 'kus auto pargib'],
  ])('has no rules of a country that nobody named (%s): %s', async (language, query) => {
    const { answer } = await ask(query, language);
    expect(answer).toContain('15');
    expect(answer).not.toMatch(/United Kingdom|Royaume-Uni|Ühendkuningriigis/);
  });

  it('has those of the country where the move begins', async () => {
    expect((await ask('do we need a parking permit for the lorry', 'en', fromLeeds)).answer).toContain('council');
  });
});

describe('the post', () => {
  it.each([
    ['fr', 'et la poste ?', 'réexpédition'],
    ['en', 'and the post?', 'redirection'],
    ['es', '¿y correos?', 'reenvío'],
  ])('is of letters, and postpones nothing (%s): %s', async (language, query, said) => {
    const { answer } = await ask(query, language);
    expect(answer).toContain(said);
    expect(answer).not.toContain('seven days');
  });

  it('leaves the word for another day to the company', async () => {
    expect((await ask('can I postpone my move', 'en')).answer).toContain('seven days');
  });
});
