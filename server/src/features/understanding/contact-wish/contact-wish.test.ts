import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

/** At the card it is told to the person; by email alone, the form is all that is needed. */
function intentOf(asking: string | undefined, fact: string): string {
  if (asking === 'handoff') return 'call';
  return fact === 'email' && !asking ? 'quote' : 'thanks';
}

describe('how and when to reach the visitor', () => {
  it.each([
    ['en', 'email only please', 'email'],
    ['en', 'text only no calls', 'phone'],
    ['en', 'not before 8', 'phone'],
    ['en', "don't ring me at work", 'phone'],
    ['es', 'solo por correo', 'email'],
    ['es', 'no me llameis al trabajo', 'phone'],
    ['fr', 'uniquement par mail', 'email'],
    ['fr', 'pas avant 8h', 'phone'],
    ['ms', 'emel sahaja', 'email'],
    ['ms', 'jangan call masa kerja', 'phone'],
    ['et', 'ainult meili teel', 'email'],
    ['et', 'ärge tööl helistage', 'phone'],
    ['ar', 'بالايميل فقط', 'email'],
    ['ar', 'لا تتصلوا وقت الدوام', 'phone'],
  ])('is said back in %s, opens nothing and is no name: "%s"', (language, text, fact) => {
    const form = { kind: 'form', fields: ['name', 'email', 'phone'] } as const;
    // At the card where the time is chosen, a bound with an hour chooses it.
    const card = /\d/.test(text) ? [] : [{ kind: 'handoff' } as const];
    for (const asking of [undefined, form, ...card]) {
      const said = understand(text, {
        language,
        ...(asking && { asking: { ...asking, fields: [...form.fields] } as never }),
      });
      const noPhone = fact === 'email' ? [{ fact: 'phone', text: expect.any(String) }] : [];
      expect(said.heard).toEqual([{ fact, text: expect.stringContaining(text) }, ...noPhone]);
      expect([said.intent, said.isSure, said.callTime]).toEqual([intentOf(asking?.kind, fact), true, null]);
      expect(Object.keys(valuesOf(said))).toEqual(fact === 'email' ? ['phone'] : []);
    }
  });

  it('by email alone needs no number, and goes on with the move', () => {
    const said = understand('I am deaf, so everything by email');
    expect([said.intent, valuesOf(said)]).toEqual(['quote', { phone: 'Email only' }]);
  });

  it.each([
    ['en', 'I would rather not give a phone number'],
    [
      'en',
      'I am deaf. Can you not call me at all, only email please. We are going to move in about two months from now.',
    ],
    ['es', 'prefiero no dar el teléfono, solo correo, ¿se puede?'],
    ['es', 'mi nombre es Marta pero no os doy el teléfono, solo correo'],
    ['fr', 'je ne veux pas donner mon numéro de téléphone'],
    ['ms', 'taknak bagi nombor telefon, email je boleh?'],
    ['et', 'telefoni ma ei anna, ainult e-post'],
    ['et', 'ei taha telefoninumbrit anda'],
    ['ar', 'ما بدي أعطيكم رقم تلفوني'],
    ['fr', 'je veux juste le prix, pas de telephone'],
    ['fr', 'je donne pas mon numero'],
    ['fr', 'pas de num'],
    ['et', 'ei taha telefoninumbrit öelda'],
  ])('who gives no number is told that none is needed in %s, whatever is asked: "%s"', (language, text) => {
    const form = { kind: 'form', fields: ['name', 'email', 'phone'] };
    for (const asking of [undefined, form, { kind: 'handoff' }]) {
      const said = understand(text, { language, ...(asking && { asking: asking as never }) });
      expect(valuesOf(said).phone).toEqual(expect.any(String));
      expect(said.heard).toContainEqual({ fact: 'phone', text: expect.any(String) });
      expect(['quote', 'thanks', 'call']).toContain(said.intent);
    }
  });

  it.each(['no email sorry', 'nor the email thank you'])(
    'without an email, who takes the request at the card reads it, as a number is enough: "%s"',
    (text) => {
      expect(understand(text, { asking: { kind: 'handoff' } })).toMatchObject({ intent: 'call', heard: [] });
    },
  );

  it.each(['dont ring me just text', "vous m'appelez pas chez moi hein"])('is one by text alone: "%s"', (text) => {
    expect(understand(text)).toMatchObject({ intent: 'thanks', heard: [{ fact: 'phone' }] });
  });

  it.each([
    'could you make sure no one rings my work number?',
    'please never call this number',
    "I can't hear on the phone",
  ])('is no wish to be called: "%s"', (text) => {
    expect(understand(text)).toMatchObject({ intent: 'thanks', heard: [{ fact: 'phone' }] });
  });

  it('"no, phone" chooses the phone and refuses none', () => {
    expect(valuesOf(understand('no, phone'))).toEqual({});
  });

  it('is said back beside the card where a call is wanted as well', () => {
    const { intent, heard, slots } = understand('call me after 6pm');
    expect(intent).toBe('call');
    expect(heard).toEqual([{ fact: 'phone', text: 'How to reach you: “call me after 6pm”' }]);
    expect(slots).toEqual({});
  });

  it.each([
    ['en', 'just boxes no furniture'],
    ['en', 'we move after june'],
    ['en', 'we can only load after 6pm'],
    ['es', 'solo cajas'],
  ])('is not what a message on the move is about in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).heard.map(({ fact }) => fact)).not.toContain('phone');
  });
});

it.each([
  ['en', "I don't want to give my number, just email"],
  ['es', 'no quiero dar mi número, solo correo'],
  ['fr', 'je ne veux pas donner mon numéro, uniquement par mail'],
  ['ms', 'saya tak nak bagi nombor, emel sahaja'],
  ['et', 'ma ei taha numbrit anda, ainult meil'],
  ['ar', 'ما أبي أعطيكم رقمي، الإيميل بس'],
])('takes a number that is not given for a wish to be written to in %s: "%s"', (language, text) => {
  expect(valuesOf(understand(text, { language })).phone).toMatch(/email|correo|mail|emel|post|البريد/i);
});
