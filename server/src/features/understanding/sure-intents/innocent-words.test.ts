import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

describe('a complaint', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'no idea tbh'],
    ['en', 'hang them back up too'],
    ['en', 'the late shift suits us'],
    ['en', 'do u bring it all back after'],
    ['es', 'ni idea todavía'],
    ['es', 'una silla rota también'],
    ['fr', 'aucune idée encore'],
    ['ms', 'belum tahu lagi'],
    ['et', 'ei tea veel'],
    ['et', 'ja pärast toote tagasi'],
    ['ar', 'ما بعرف لسه'],
  ])('is no message that blames nobody in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).not.toBe('complaint');
  });

  it("is not heard in a thing of one's late husband, which is added", () => {
    const move = {
      moveType: 'local',
      originCity: 'Leeds',
      destinationCity: 'York',
      propertySize: '2 - 3 Beds',
    } as const;
    const said = understand('add my late wifes wardrobe', { move });
    expect(said.intent).toBe('quote');
    expect(valuesOf(said)).toMatchObject({ inventory: { items: [{ code: 'wardrobe-double', count: 1 }] } });
  });

  it.each([
    ['en', 'your lot left the gate open and the dog ran off'],
    ['en', 'the men let the rabbit out'],
    ['en', 'u lost our parrot'],
    ['en', 'cant get hold of you'],
    ['en', 'still waiting for the crew'],
    ['es', 'se ha escapado mi perro por culpa de vuestros chicos'],
    ['es', 'el camión no aparece'],
    ['fr', 'mon chien s’est échappé à cause de vos gars'],
    ['fr', 'on attend toujours vos déménageurs'],
    ['ms', 'pemandu awak tinggalkan pintu terbuka kucing saya lari'],
    ['ms', 'telefon tak berjawab'],
    ['et', 'teie juht jättis ukse lahti ja mu kass pääses välja'],
    ['et', 'ootame ikka veel teie autot'],
    ['ar', 'سائقكم ترك الباب مفتوح وهربت قطتي'],
    ['ar', 'من الصبح ننتظر الشاحنة وما وصلت'],
  ])('is a lost animal, a crew that does not come, a call that nobody takes in %s: "%s"', (language, text) => {
    const said = understand(text, { language });
    expect([said.intent, valuesOf(said).pets]).toEqual(['complaint', undefined]);
  });

  it.each(['do you do weekends', 'are you open evenings', 'no answer on the phone'])(
    'and a question on hours say nothing of how to reach the visitor: "%s"',
    (text) => {
      expect(understand(text).heard).toEqual([]);
      expect(understand(text).intent).not.toBe('thanks');
    },
  );

  const handoff = { kind: 'handoff' } as const;
  it.each([
    ['en', "it's an emergency"],
    ['en', 'so what are you gonna do about it'],
    ['en', 'I hate forms'],
    ['es', '¿y qué vais a hacer?'],
    ['fr', 'vous allez faire quoi maintenant'],
    ['ms', 'awak nak buat apa sekarang'],
    ['et', 'mida te teete nüüd'],
    ['ar', 'شو رح تعملوا'],
  ])('that was answered with a person is followed by the person in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: handoff }).intent).toBe('call');
  });

  it('has the number of its job in whatever words', () => {
    expect(valuesOf(understand('my booking is 8834', { asking: handoff })).notes).toEqual(['my booking is 8834']);
  });
});
