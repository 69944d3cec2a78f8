import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

describe('what changes nothing of the move', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });
  const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;

  it.each([
    ['en', 'how much for the piano alone'],
    ['en', 'how much less without the sofa'],
    ['en', 'what if 10 boxes fewer'],
    ['es', 'cuánto menos sin el sofá'],
    ['fr', 'combien pour le piano seul'],
    ['ms', 'berapa untuk piano sahaja'],
    ['et', 'palju maksab ainult klaver'],
    ['ar', 'كم سعر البيانو لوحده'],
  ])('(%s) "%s" asks for a part of the price', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  it.each([
    ['en', 'and what with 20 boxes?'],
    ['en', 'what about 20 boxes'],
    ['es', '¿y con 20 cajas?'],
    ['fr', 'et avec 20 cartons ?'],
    ['ms', 'kalau dengan 20 kotak?'],
    ['et', 'aga 20 kastiga?'],
    ['ar', 'ومع 20 كرتونة؟'],
  ])('(%s) "%s" asks what it would be', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  it.each([
    ['en', 'does adding my Ikea Malm desk make it more'],
    ['en', 'would adding 5 boxes cost extra'],
    ['es', '¿sube el precio si añado un piano?'],
    ['fr', "c'est plus cher si j'ajoute un vélo ?"],
    ['ms', 'lebih mahal kalau tambah sofa?'],
    ['et', 'kas hind tõuseb kui lisan klaveri'],
    ['ar', 'هل يزيد السعر لو اضفت بيانو؟'],
  ])('(%s) "%s" asks whether adding costs more', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  it.each([
    ['en', 'how much if we moved on 3 June instead'],
    ['en', 'is it cheaper in october'],
    ['en', 'how much with packing'],
    ['es', 'cuánto cuesta si añadimos embalaje'],
    ['es', 'sale más barato en enero?'],
    ['fr', "c'est moins cher si on part en mai"],
    ['fr', 'si on prend 3 chambres ça coûte combien'],
    ['ms', 'murah sikit tak kalau bulan Ogos'],
    ['ms', 'dengan piano berapa'],
    ['et', 'klaveriga palju tuleks'],
    ['et', 'kui koliksime mais, kas hind oleks soodsam'],
    ['ar', 'اذا اجلتها ليونيو ارخص؟'],
    ['ar', 'مع السيارة كم'],
  ])('(%s) "%s" asks what the price would be', (language, text) => {
    const understanding = understand(text, { language, move: { ...move, moveMonth: 2 } });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  const priced = { ...move, originCity: 'Leeds', destinationCity: 'Cork', moveMonth: 2 };

  it.each([
    ['en', 'what would it cost with just a bed and 10 boxes'],
    ['en', 'does the price go down if we go in october'],
    ['en', 'how much if it goes by air'],
    ['en', 'is it less if we pack ourselves'],
    ['es', 'cuánto saldría con solo dos camas'],
    ['es', 'baja el precio si nos mudamos en octubre'],
    ['es', '¿y si no llevamos los muebles?'],
    ['fr', 'ça ferait combien avec seulement 15 cartons'],
    ['fr', 'le prix baisse si on part en octobre'],
    ['ms', 'berapa jadinya dengan 2 katil sahaja'],
    ['ms', 'harga turun tak kalau pindah bulan oktober'],
    ['et', 'palju maksaks ainult 10 kasti'],
    ['et', 'kas hind langeb kui kolin oktoobris'],
    ['ar', 'كم بيصير مع سرير واحد بس'],
    ['ar', 'بينزل السعر لو نقلت في اكتوبر'],
  ])('(%s) "%s" asks for another price', (language, text) => {
    const understanding = understand(text, { language, move: priced });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  it.each([
    ['en', 'if possible in June please, how much is that', { moveMonth: 6 }],
    ['es', 'sí, en mayo, ¿cuánto cuesta?', { moveMonth: 5 }],
    ['ar', 'لو سمحت غيرها ليونيو وكم السعر', { moveMonth: 6 }],
  ])('(%s) "%s" tells, and supposes nothing', (language, text, facts) => {
    expect(valuesOf(understand(text, { language, move: { ...move, moveMonth: 2 } }))).toMatchObject(facts);
  });

  it('"how much if" of a first message tells of the move', () => {
    expect(valuesOf(understand('how much if I move out of 3 bedrooms in May'))).toMatchObject({ moveMonth: 5 });
  });

  it.each([
    'we go in october if possible, what is the price',
    'if the price is fine we go in october',
    'ok october then if that is cheaper',
    'we go in october',
  ])('"%s" tells', (text) => {
    expect(valuesOf(understand(text, { move: priced }))).toMatchObject({ moveMonth: 10 });
  });

  it('a question for where the company goes leaves the move as it is', () => {
    const known = { ...move, originCity: 'Madrid', destinationCity: 'Lyon', destinationCountry: 'FR' };
    expect(valuesOf(understand('¿vais a Chile?', { language: 'es', move: known }))).toEqual({});
  });

  it('is no part of a price where no move is known', () => {
    expect(valuesOf(understand('how much for a piano alone'))).toMatchObject({ specialItems: ['piano-upright'] });
  });

  it.each([
    ['en', 'can my dog go by air'],
    ['en', 'can the car share a container with our stuff'],
    ['fr', 'mon chien peut voyager par avion ?'],
    ['et', 'kas koer saab lennukiga tulla'],
  ])('(%s) "%s" chooses no way for the household', (language, text) => {
    expect(valuesOf(understand(text, { language, move }))).not.toHaveProperty('shippingMode');
  });

  it.each(['3 bed house and a dog, by air please', 'we go by air with the dog', 'by air please'])(
    '"%s" chooses one',
    (text) => {
      expect(valuesOf(understand(text, { move }))).toMatchObject({ shippingMode: 'air' });
    },
  );

  it.each([
    ['en', 'why is it more now', 'costs'],
    ['en', 'what have you noted so far?', 'general'],
    ['en', 'can you email me the quote', 'general'],
    ['en', 'yes or no do you go to Chile', 'general'],
    ['es', '¿qué has anotado?', 'general'],
    ['fr', 'pouvez-vous m’envoyer le devis par mail', 'general'],
    ['ms', 'boleh emelkan sebut harga', 'general'],
    ['et', 'saatke hinnapakkumine meilile', 'general'],
    ['ar', 'ماذا سجلت', 'general'],
  ] as const)('(%s) "%s" is looked up', (language, text, intent) => {
    expect(understand(text, { language, move })).toMatchObject({ intent, isSure: true });
  });
});
