import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('the wishes of a message', () => {
  it.each([
    ['en', 'what would it cost and can the dog come?', ['costs', 'countryGuide']],
    ['es', 'cuánto cuesta y puedo llevar el perro?', ['costs', 'countryGuide']],
    ['fr', 'combien ça coûte et le chien peut venir ?', ['costs', 'countryGuide']],
    ['ms', 'berapa harga dan boleh bawa kucing ke Ireland?', ['costs', 'countryGuide']],
    ['et', 'palju maksab ja kas koer saab kaasa tulla?', ['costs', 'countryGuide']],
    ['ar', 'كم السعر وهل يمكنني إحضار الكلب؟', ['costs', 'countryGuide']],
    ['en', 'How much from Leeds to York? And can someone call me tomorrow?', ['quote', 'call']],
    ['en', 'How much for a 3 bedroom house, Leeds to York? And what may I not pack?', ['quote', 'packing']],
  ])('come in order in %s: "%s"', (language, text, intents) => {
    const { wishes, intent, isSure } = understand(text, { language });
    expect(wishes.map((wish) => wish.intent)).toEqual(intents);
    expect([intent, isSure]).toEqual([intents[0], true]);
    expect([wishes[0]?.from, wishes.at(-1)?.to]).toEqual([0, text.length]);
  });

  it.each([
    ['Hi! I want to move from Leeds to York. What does it cost?', 'quote'],
    ['hello, how much is it', 'quote'],
    ['moving from Leeds to York with a dog and a cat', 'quote'],
    ['we moved here in 2010. my piano was damaged. I want a refund', 'complaint'],
  ])('are one in "%s"', (text, intent) => {
    expect(understand(text).wishes).toEqual([{ intent, from: 0, to: text.length }]);
  });
});

describe('what a rule knows', () => {
  it.each([
    ['en', 'can I talk to somebody'],
    ['en', 'real person pls'],
    ['en', 'call me'],
    ['es', 'quiero hablar con una persona'],
    ['fr', "je veux parler à quelqu'un"],
    ['ms', 'kan saya cakap dengan orang'],
    ['et', 'tahan inimesega rääkida'],
    ['ar', 'أريد التحدث مع شخص'],
  ])('is a person who is wanted, in %s: "%s"', (language, text) => {
    expect(understand(text, { language })).toMatchObject({ intent: 'call', isSure: true });
  });

  it.each([
    ['en', "I'm moving from Leeds to York, can you help?"],
    ['en', '3 bed house'],
    ['en', 'with a piano'],
    ['en', 'second floor no lift'],
    ['es', '4º sin ascensor'],
    ['ms', 'tingkat 4 tiada lif'],
    ['ar', 'الطابق الثاني بدون مصعد'],
  ])('is a move that is told, in %s: "%s"', (language, text) => {
    expect(understand(text, { language })).toMatchObject({ intent: 'quote', isSure: true });
  });
});

describe('what is said back', () => {
  const said = (text: string, language = 'en') => understand(text, { language }).heard.map(({ text: words }) => words);

  it('is each fact in few words of the language of the reader', () => {
    expect(said('Leeds to York, 4 bedrooms, in June, with a piano and our cat')).toEqual([
      'From Leeds',
      'To York',
      'A whole home',
      '4 bedrooms',
      'Upright piano',
      'June',
      'With a pet',
    ]);
    expect(said('maison de 4 chambres, 2e étage sans ascenseur, en juin', 'fr')).toEqual([
      'Un logement entier',
      '4 chambres',
      'Au départ : étage 2, sans ascenseur',
      'juin',
    ]);
  });

  it('is nothing where all is known', () => {
    expect(understand('in June', { move: { moveMonth: 6 } }).heard).toEqual([]);
  });

  it('offers what may be meant where it is not sure', () => {
    const { isSure, likely } = understand('zxcv qwpo mnbl');
    expect([isSure, likely.length]).toEqual([false, 3]);
    expect(understand('how much is it').likely).toEqual([]);
  });
});

describe('a question that has a word of prices', () => {
  it.each([
    ['en', 'gratuity for the men.. how much'],
    ['es', '¿qué arancel paga mi moto si la llevo de Lima a Tokio?'],
    ['en', 'left hand drive van from Lyon to Leeds, allowed or not'],
    ['en', 'A stuffed owl stands in our hall in Lyon. We move to Denver, can it come?'],
    ['en', 'moving to Leeds from Perth, will I be taxed on my own bed'],
  ])('asks for no quote alone, in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).wishes.map(({ intent }) => intent)).not.toEqual(['quote']);
  });
});
