import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../sentence.js';
import { findMoveDate } from './dates/move-date.js';
import { findHomeSize } from './homes/home-size.js';
import { findEmail, findPhone } from './people/contact.js';
import { findName } from './people/person-name.js';
import { findBelonging } from './things/belongings.js';
import { findContents } from './things/contents.js';

const wordsOf = (text: string) => readSentence(text).words;
const today = { year: 2026, month: 11, day: 21 };
const dateOf = (text: string, language = 'en') =>
  findMoveDate({ sentence: readSentence(text), today, language })?.value;

describe('a month by its number', () => {
  it.each([
    ['bulan 6 ni', '2027-06'],
    ['pindah bulan 8 tahun depan', '2027-08'],
    ['في شهر ٣', '2027-03'],
    ['شهر جوان', '2027-06'],
  ])('is read from "%s"', (text, month) => {
    expect(dateOf(text, 'ms')).toBe(month);
  });

  it('is no number of months', () => {
    expect(dateOf('sewa 6 bulan', 'ms')).toBeUndefined();
  });
});

describe('the size of the home', () => {
  it.each([
    ['a studio', 'Studio/1Bed'],
    ['one bedroom flat', 'Studio/1Bed'],
    ['2br', '2 - 3 Beds'],
    ['two double bedrooms', '2 - 3 Beds'],
    ['three bedroom house', '3 Beds - 4 Beds'],
    ['5 beds', '4 Beds+'],
    ['T2', 'Studio/1Bed'],
    ['4 pièces', '3 Beds - 4 Beds'],
    ['piso de dos habitaciones', '2 - 3 Beds'],
    ['rumah 4 bilik', '4 Beds+'],
    ['kolme magamistoaga maja', '3 Beds - 4 Beds'],
    ['شقة غرفتين', '2 - 3 Beds'],
    ['شقة بغرفتي نوم', '2 - 3 Beds'],
    ['شقة غرفة واحدة', 'Studio/1Bed'],
  ])('is read from "%s"', (text, size) => {
    expect(findHomeSize(wordsOf(text))?.value).toBe(size);
  });

  it.each(['a hotel with 2 beds', 'my bed is old', '20 boxes', 'the bedroom'])('is not read from "%s"', (text) => {
    expect(findHomeSize(wordsOf(text))).toBeUndefined();
  });
});

describe('the date of the move', () => {
  it.each([
    ['in June', '2027-06'],
    ['mid-June 2027', '2027-06'],
    ['on 12 June', '2027-06-12'],
    ['June 12th, 2027', '2027-06-12'],
    ['next month', '2026-12'],
    ['nxt march', '2027-03'],
    ['tomorrow', '2026-11-22'],
    ['in two weeks', '2026-12'],
    ['on 2027-06-12', '2027-06-12'],
    ['el 3 de marzo', '2027-03-03'],
    ['en septiembre', '2027-09'],
    ['début août', '2027-08'],
    ['pada 5 Ogos 2027', '2027-08-05'],
    ['kolime juunis', '2027-06'],
    ['12. juunil', '2027-06-12'],
    ['في يونيو', '2027-06'],
  ])('is read from "%s"', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it.each([
    'may I ask something',
    'march with me',
    'a bed and 2 chairs',
    '31/02/2027',
    'in 2019',
    'open 24/7',
    'ma mère',
  ])('is not read from "%s"', (text) => {
    expect(dateOf(text)).toBeUndefined();
  });

  it('puts the month first only where the reader does', () => {
    expect(dateOf('on 06/12/2027', 'en-US')).toBe('2027-06-12');
    expect(dateOf('on 06/12/2027', 'en-GB')).toBe('2027-12-06');
  });

  it('is never over, on whatever day it is asked', () => {
    const texts = fc.constantFrom(
      'in June',
      'on 3 March',
      'next month',
      'on 28/02',
      'in 3 weeks',
      'tomorrow',
      'end of May',
    );
    const days = fc.record({
      year: fc.integer({ min: 2024, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(texts, days, (text, day) => {
        const date = findMoveDate({ sentence: readSentence(text), today: day, language: 'en' })?.value ?? '9999';
        const now = `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
        expect(date >= now.slice(0, date.length)).toBe(true);
      }),
    );
  });
});

describe('what comes along', () => {
  it.each([
    ['we have a cat', true],
    ['no pets', false],
    ['no animals at all', false],
    ['معنا قطتين', true],
    ['a box of stuffed animals', undefined],
    ["we don't have any pets", false],
    ['sans animaux', false],
    ['meil on koer', true],
    ['hot dogs', undefined],
  ])('tells pets from "%s"', (text, pets) => {
    expect(findBelonging(wordsOf(text), 'pets')?.value).toBe(pets);
  });

  it.each([
    ['and our car', true],
    ['without the car', false],
    ['no need to take the car', false],
    ['two rooms, car stays here', false],
    ['where is the car park', undefined],
    ['con mi coche', true],
  ])('tells a car from "%s"', (text, car) => {
    expect(findBelonging(wordsOf(text), 'car')?.value).toBe(car);
  });

  it.each([
    ['only boxes', 'boxes-only'],
    ['the whole house', 'full-home'],
    ['some furniture', 'some-furniture'],
    ['our office', 'office'],
    ['a grand piano', 'specialty'],
    ['where is your office', undefined],
    ['the office moved me to Osaka', undefined],
    ['not all our furniture', 'some-furniture'],
    ['مش كل العفش', 'some-furniture'],
  ])('tells the contents from "%s"', (text, contents) => {
    expect(findContents(wordsOf(text))?.value).toBe(contents);
  });
});

describe('who moves', () => {
  const nameOf = (text: string) => findName({ sentence: readSentence(text), isPlace: () => false })?.value;

  it.each([
    ['my name is Anna Lee', 'Anna Lee'],
    ['My name is anna lee, I am moving', 'anna lee'],
    ["hi, I'm Anna Lee and I need a quote", 'Anna Lee'],
    ['me llamo José', 'José'],
    ["je m'appelle Claire Martin", 'Claire Martin'],
    ['minu nimi on Mari Tamm', 'Mari Tamm'],
    ['اسمي أحمد', 'أحمد'],
    ['Name: Anna Lee. From: Cork', 'Anna Lee'],
    ["Hello, I'm Dr. Anna Lee", 'Dr Anna Lee'],
    ['From: Cork\nNombre: Ana Ruiz\nTamaño: 2', 'Ana Ruiz'],
    ["I'm moving to York", undefined],
    ["I'm not sure", undefined],
  ])('is read from "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('finds an address and a number in any text, and each stands there', () => {
    const pieces = fc.constantFrom(
      'call',
      '+44 20 7946 0958',
      'a@b.co',
      '07700 900123',
      '12/06/2027',
      '2027',
      '3',
      'x',
      ',',
      '٠٥٠١٢٣٤٥٦٧',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const email = findEmail(text);
        const phone = findPhone(text);
        if (email) expect(text).toContain(email.value);
        if (phone) expect(phone.value.replace(/\D/g, '').length).toBeGreaterThan(6);
      }),
    );
  });

  it.each([
    'on 12/06/2027',
    'the year 2027',
    '£12,000',
    'a 40 ft container',
    '2 - 3',
    'my order no. 4455 6677 88',
    'invoice: 20260112345',
    'رقم الطلب 44556677',
  ])('takes "%s" for no number to call', (text) => {
    expect(findPhone(text)).toBeUndefined();
  });
});

describe('a name before an address or a number', () => {
  it.each([
    ['Dave Kowalski, dave@example.com, 0113 496 0000', 'Dave Kowalski'],
    ['Mart Tamm 5123 4567 mart@naide.ee', 'Mart Tamm'],
    ['nama sy Aisyah Rahman', 'Aisyah Rahman'],
    ['From Leeds 5 March', undefined],
    ['mahalnya!!', undefined],
  ])('is read from "%s"', (text, name) => {
    expect(findName({ sentence: readSentence(text), isPlace: () => false })?.value).toBe(name);
  });
});
