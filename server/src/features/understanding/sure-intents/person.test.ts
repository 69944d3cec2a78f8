import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const moments: (OpenQuestion | undefined)[] = [
  undefined,
  { kind: 'choices', answers: [{ about: 'intent', value: 'quote' }] },
  {
    kind: 'choices',
    answers: [
      { about: 'moveType', value: 'local' },
      { about: 'moveType', value: 'international' },
    ],
  },
  { kind: 'detail', code: 'move_date', places: [] },
  { kind: 'detail', code: 'inventory', places: [] },
  { kind: 'form', fields: ['name', 'email', 'phone', 'originCity', 'destinationCity'] },
  { kind: 'quiz', question: 'what_to_take', moveType: 'local' },
  { kind: 'handoff' },
  { kind: 'feedback' },
  { kind: 'countries' },
];

describe('a person is wanted at every moment, and nothing is noted of the move', () => {
  it.each([
    ['en', 'sorry, I have to cancel my move'],
    ['fr', 'je dois annuler mon déménagement'],
    ['en', 'is anybody there??'],
    ['en', 'can i text you guys'],
    ['en', 'real ppl pls'],
    ['en', 'can i chat to one of your staff'],
    ['en', 'hello?? anyone?'],
    ['en', 'have the office call me'],
    ['es', 'hay alguien ahi'],
    ['es', 'quien me puede atender'],
    ['es', 'me pueden marcar'],
    ['es', 'me llamas?'],
    ['es', 'teneis whatsapp'],
    ['es', 'no quiero hablar con un robot, mejor una persona'],
    ['fr', "y a quelqu'un ?"],
    ['fr', 'ya qqn'],
    ['fr', 'mettez moi en relation avec qqn'],
    ['fr', 'je veux une personne pas une machine'],
    ['fr', 'que votre chef m’appelle'],
    ['ms', 'ada sesiapa di sana'],
    ['ms', 'boleh saya whatsapp awak'],
    ['ms', 'nak borak dengan kakitangan'],
    ['ms', 'saya mahu orang bukan mesin'],
    ['et', 'kas keegi on seal'],
    ['et', 'ühendage mind kellegagi'],
    ['et', 'tahaks juhatajaga rääkida'],
    ['et', 'soovin, et mulle helistatakse'],
    ['ar', 'في حد هنا؟'],
    ['ar', '3ayza atkallem ma3 mowazaf'],
    ['ar', 'bedi a7ki ma3 7ada'],
    ['ar', 'حولني لموظف'],
    ['ar', 'خلي حدا يحكيني'],
    ['ar', 'رنوا علي'],
    ['ar', 'ممكن اراسلكم على الواتس'],
    ['ar', 'انسان!!'],
  ])('in %s: "%s"', (language, text) => {
    for (const asking of moments) {
      const { intent, isSure, slots, command } = understand(text, { language, ...(asking && { asking }) });
      expect({ asking, intent, isSure, slots, command }).toEqual({
        asking,
        intent: 'call',
        isSure: true,
        slots: {},
        command: null,
      });
    }
  });
});

it('is one of several wishes', () => {
  const { wishes } = understand('how do i pack plates? id rather ask a human');
  expect(wishes.map(({ intent }) => intent)).toEqual(['packing', 'call']);
});

describe('to be connected', () => {
  it.each([
    ['en', 'connect me now'],
    ['es', 'conéctame ahora'],
    ['fr', 'connectez moi maintenant'],
    ['ms', 'sambungkan saya sekarang'],
    ['et', 'ühenda mind kohe'],
    ['ar', 'وصلني الآن'],
  ])('asks for a person in %s, whatever is open: "%s"', (language, text) => {
    expect(understand(text, { language })).toMatchObject({ intent: 'call', isSure: true });
  });

  it('is not asked where the number to call is', () => {
    expect(understand('nombor berapa saya call', { language: 'ms' }).intent).toBe('general');
    expect(understand('what number do I call for an ambulance in Italy').intent).toBe('countryGuide');
  });
});

describe('no person of the company is wanted', () => {
  it.each([
    ['en', 'my boss called me yesterday'],
    ['en', 'will video calls by whatsapp work from Sharjah?'],
    ['en', 'my company will transfer me to Hanoi'],
    ['en', 'how many people come to load the van'],
    ['es', 'somos 4 personas'],
    ['fr', 'je m’appelle Luc'],
    ['fr', 'nous sommes deux personnes'],
    ['ms', 'kami 4 orang'],
    ['et', 'kolime neljakesi'],
    ['ar', 'نحن أربعة أشخاص'],
  ])('in %s: "%s"', (language, text) => {
    const { intent, isSure } = understand(text, { language });
    expect(isSure && intent === 'call').toBe(false);
  });
});

describe('at the form, what is about a matter is no name', () => {
  const asking: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone'] };
  it.each([
    ['en', 'price first'],
    ['ms', 'nombor telefon awak berapa'],
    ['et', 'hind enne'],
  ])('in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking }).slots.name).toBeUndefined();
  });
});

describe('a person is wanted', () => {
  it.each([
    ['ar', 'أبغى أكلم شخص'],
    ['et', 'helistage parem, ma ei oska seda kirjutada'],
    ['es', 'llamadme mejor, no sé escribirlo'],
  ])('rather than to be written to in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).toBe('call');
  });
});

describe('at the card of a call', () => {
  const asking: OpenQuestion = { kind: 'handoff' };

  it('a question about the call is answered, and is no other wish for one', () => {
    expect(understand('what is the number you will ring from', { asking }).intent).toBe('general');
  });

  it.each(['Thanks, what happens now', 'what happens now'])('the chosen time stays with "%s"', (text) => {
    expect(understand(text, { asking })).toMatchObject({ intent: 'general', callTime: null });
  });
});
