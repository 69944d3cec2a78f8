import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

const endsOf = (understanding: ReturnType<typeof understand>): string[] =>
  (['origin', 'destination'] as const).map((end) => {
    const { value = '', countryCode, isCity } = understanding.slots[end] ?? {};
    return isCity === false ? String(countryCode) : (value.split(',')[0] ?? '');
  });

describe('the ends of a move', () => {
  it.each([
    ['es', 'me voy de lima a toronto en enero', ['Lima', 'Toronto']],
    ['es', 'Somos un matrimonio jubilado de Manchester. Queremos ir a Alicante', ['Manchester', 'Alicante']],
    ['en', 'what will customs in vancouver want, we r coming from shanghai back home', ['Shanghai', 'Vancouver']],
    ['en', 'we are closing the Penang office and moving 15 workstations to Singapore', ['George Town', 'Singapore']],
    ['en', 'not leaving from Paris but Lyon, to Montreal', ['Lyon', 'Montréal']],
    ['fr', 'on vient de Namur, on part à Mérida au Mexique', ['Namur', 'Mérida']],
    ['ms', 'pindah kuching ke kk berapa weh', ['Kuching', 'Kota Kinabalu']],
    ['ms', 'nak hantar barang ke Vietnam, kilang kitorang kat sana. Ho Chi Minh', ['', 'Ho Chi Minh City']],
    ['et', 'Šveits, Zürich. pere 4 last, maja 5 magamistuba Viimsis', ['Viimsi', 'Zurich']],
    ['et', 'Oleme Dubais, vaja tagasi Tartusse', ['Dubai', 'Tartu']],
    ['et', 'mul on vaja klaver viia tartust pärnu', ['Tartu', 'Pärnu']],
    ['et', 'meie pere kolib Kuressaarest Tartusse', ['Kuressaare', 'Tartu']],
    ['ar', 'ابي انقل من الرياض لجدة شقتي دور ثالث', ['Riyadh', 'Jeddah']],
    ['ar', 'بغيت نرحل من كازا لباريس', ['Casablanca', 'Paris']],
    ['ar', 'نبغي نرحلو من فاس لبروكسل', ['Fès', 'Brussels']],
    ['ar', 'طالع من حلب على المانيا برلين', ['Aleppo', 'Berlin']],
    ['ar', 'bede en2ol men beirut 3a paris', ['Beirut', 'Paris']],
    ['ar', '3ayza an2el men eskenderia le dubai', ['Alexandria', 'Dubai']],
  ])('in %s: "%s"', (language, text, ends) => {
    expect(endsOf(understand(text, { language }))).toEqual(ends);
  });

  it('are completed by the city of a country that is known', () => {
    const move = { originCity: 'Barcelona, España', originCountry: 'ES', destinationCountry: 'CL' };
    expect(endsOf(understand('Santiago claro', { language: 'es', move }))[1]).toBe('Santiago');
  });

  it.each([
    ['es', 'gracias', 'destination'],
    ['fr', 'avion alors', 'origin'],
  ])('are no word of politeness or transport: %s "%s"', (language, text, end) => {
    const move = {
      originCity: 'Lille, France',
      originCountry: 'FR',
      destinationCity: 'Tokyo',
      destinationCountry: 'JP',
    };
    expect(understand(text, { language, move }).slots).not.toHaveProperty(end);
  });

  it('are no animals', () => {
    expect(valuesOf(understand('ننقل من وهران لليون', { language: 'ar' }))).not.toHaveProperty('pets');
  });
});

describe('Arabic in Latin letters', () => {
  it('tells the facts of a move', () => {
    const text = '3ayez an2el men el qahira le dubai, sha2a 2 oda nom, shahr 6, ma3aya kalb';
    expect(valuesOf(understand(text, { language: 'ar' }))).toMatchObject({
      propertySize: '2 - 3 Beds',
      moveMonth: 6,
      pets: true,
    });
  });

  it('changes no English words', () => {
    expect(endsOf(understand('men and women move from Leeds to York'))).toEqual(['Leeds', 'York']);
  });
});

describe('a service that is wished for', () => {
  const move = { originCity: 'Leeds', destinationCity: 'Cork' };
  it.each([
    ['en', 'insured for 60 thousand would need to be included', 'insurance'],
    ['en', 'do you also pack? i have zero time', 'packing'],
    ['es', 'añade bodega por un mes que la casa no está lista', 'storage'],
    ['ms', 'boleh simpan barang dulu 2 bulan sebelum hantar?', 'storage'],
    ['ms', 'tolong packing sekali', 'packing'],
    ['et', 'aga kindlustus täisväärtuses palun juurde', 'insurance'],
    ['ar', 'محتاج تخزين شهر', 'storage'],
  ])('in %s is a fact of the move: "%s"', (language, text, service) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toHaveProperty(service, true);
    expect(understanding.wishes.map(({ intent }) => intent)).toContain('quote');
  });

  it.each([
    ['en', 'what does insurance cost'],
    ['en', 'is packing included?'],
    ['en', 'do you offer storage?'],
    ['en', 'do you want me to pack the books'],
    ['ms', 'tak nak korang bungkus'],
  ])('is none where it is only asked about or refused: %s "%s"', (language, text) => {
    const values = Object.values(valuesOf(understand(text, { language, move })));
    expect(values).not.toContain(true);
  });
});

describe('a way of shipping', () => {
  it.each([
    ['en', 'cheapest option pls, shared is fine', 'shared'],
    ['ms', 'ok share container la, kongsi dgn org lain', 'shared'],
    ['et', 'laevaga ja jagatud, kiiret pole', 'shared'],
    ['fr', 'avion alors', 'air'],
  ])('in %s: "%s"', (language, text, mode) => {
    expect(valuesOf(understand(text, { language }))).toHaveProperty('shippingMode', mode);
  });

  it.each(['is air freight faster?', 'a shared house with air con'])('is none in "%s"', (text) => {
    expect(valuesOf(understand(text))).not.toHaveProperty('shippingMode');
  });
});

describe('what is given away or sold', () => {
  const move = { specialItems: ['piano-upright' as const] };
  it.each([
    ['en', 'we gave the piano away'],
    ['es', 'al final el piano se lo regalamos al nieto'],
    ['fr', 'le piano, on le donne finalement'],
    ['ms', 'piano bagi kat jiran je'],
    ['et', 'klaveri kingime ära'],
    ['ar', 'البيانو رح نبيعه'],
  ])('in %s stays behind: "%s"', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(understanding.takenBack).toContain('specialItems');
    expect(understanding.slots).not.toHaveProperty('pets');
  });
});

describe('a number of boxes', () => {
  const move = {
    moveDetails: 'boxes-only' as const,
    inventory: { items: [{ code: 'box-medium' as const, count: 6 }], isComplete: true },
  };
  it.each([
    ['en', 'make it 8, found more books lol', 8],
    ['en', 'forty sorry', 40],
    ['ar', 'لا خليها عشرين كرتون', 20],
  ])('in %s is put right: "%s"', (language, text, count) => {
    expect(valuesOf(understand(text, { language, move }))).toMatchObject({
      inventory: { items: [{ code: 'box-medium', count }] },
    });
  });

  it.each([
    ['en', 'no furniture just boxes, maybe 30', 30],
    ['en', 'just boxes about 14 and a suitcase', 14],
    ['et', 'mööbel jääb ja tulevad ainult kastid, tükki 15', 15],
    ['ms', 'hantar kotak je. ada 12 kotak', 12],
  ])('in %s may follow them: "%s"', (language, text, count) => {
    const { inventory } = valuesOf(understand(text, { language })) as { inventory?: { items: unknown[] } };
    expect(inventory?.items).toContainEqual({ code: 'box-medium', count });
  });
});

describe('the month of a move', () => {
  it.each([
    ['en', 'rather than august lets say october. actually scratch that, september', 9],
    ['en', 'studio, janurary', 1],
    ['fr', 'en septembre au lieu d’août', 9],
    ['et', 'juuni asemel hoopis juulis', 7],
    ['et', 'kolime Tartust Helsingisse mais', 5],
    ['ms', 'pindah bulan tiga', 3],
    ['ar', 'بدل رمضان خلوها في شهر تسعة', 9],
  ])('in %s: "%s"', (language, text, month) => {
    expect(valuesOf(understand(text, { language }))).toHaveProperty('moveMonth', month);
  });
});

describe('a home', () => {
  it.each([
    ['en', '3 room apartment', '3 Beds - 4 Beds'],
    ['es', 'vivo en un apartaestudio', 'Studio/1Bed'],
    ['ar', 'غرفة وصالة', 'Studio/1Bed'],
    ['en', 'its not 2br its a 1 br', 'Studio/1Bed'],
  ])('in %s: "%s"', (language, text, size) => {
    expect(valuesOf(understand(text, { language }))).toHaveProperty('propertySize', size);
  });

  it('grows with "and everything"', () => {
    const move = { propertySize: 'Studio/1Bed' as const, moveDetails: 'some-furniture' as const };
    expect(valuesOf(understand('make that two bedrooms and everything', { move }))).toMatchObject({
      moveDetails: 'full-home',
    });
  });
});

it('tells a pet that was forgotten, and none of somebody else', () => {
  expect(understand('and my cat i forgot!! she has passport').intent).toBe('quote');
  expect(valuesOf(understand('boleh bawa kucing tak?', { language: 'ms' }))).toHaveProperty('pets', true);
  expect(valuesOf(understand('my boyfriend has a dog, so no pets with me'))).toHaveProperty('pets', false);
});
