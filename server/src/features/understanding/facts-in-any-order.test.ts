import type { Slots } from '@meg/shared/contract/understanding';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

interface Parts {
  readonly pairs: readonly (readonly [from: string, to: string])[];
  /** `A` is where from, `B` where to. */
  readonly routes: readonly string[];
  readonly homes: readonly (readonly [words: string, size: string])[];
  readonly months: readonly (readonly [words: string, month: number])[];
}

const parts: Readonly<Record<string, Parts>> = {
  en: {
    pairs: ['Leeds-York', 'Cork-Dublin', 'Bath-Reading', 'Boston-Providence', 'Nice-Lyon', 'Hull-Derby'].map(pairOf),
    routes: ['from A to B', 'A to B', 'moving from A to B', 'moving to B from A', 'I live in A and I am moving to B'],
    homes: [
      ['one bedroom', 'Studio/1Bed'],
      ['two bed house', '2 - 3 Beds'],
      ['3 bedroom house', '3 Beds - 4 Beds'],
    ],
    months: [
      ['in june', 6],
      ['on 3 march', 3],
      ['end of may', 5],
    ],
  },
  es: {
    pairs: ['Madrid-Lisboa', 'Valencia-Bilbao', 'Lima-Bogotá', 'Granada-Toledo'].map(pairOf),
    routes: ['de A a B', 'desde A hasta B', 'nos mudamos a B desde A', 'vivo en A y me voy a B'],
    homes: [
      ['un dormitorio', 'Studio/1Bed'],
      ['dos habitaciones', '2 - 3 Beds'],
      ['casa de 3 dormitorios', '3 Beds - 4 Beds'],
    ],
    months: [
      ['en junio', 6],
      ['el 3 de marzo', 3],
    ],
  },
  fr: {
    pairs: ['Lyon-Nice', 'Paris-Londres', 'Tours-Nantes', 'Montréal-Toronto'].map(pairOf),
    routes: ['de A à B', 'je déménage de A à B', 'on part de A pour B', "j'habite à A et je vais à B"],
    homes: [
      ['deux chambres', '2 - 3 Beds'],
      ['un studio', 'Studio/1Bed'],
      ['maison 3 chambres', '3 Beds - 4 Beds'],
    ],
    months: [
      ['en juin', 6],
      ['le 3 mars', 3],
    ],
  },
  ms: {
    pairs: ['Kuala Lumpur-Penang', 'Johor Bahru-Melaka', 'Ipoh-London'].map(pairOf),
    routes: ['dari A ke B', 'pindah dari A ke B', 'nak pindah ke B dari A'],
    homes: [
      ['rumah 2 bilik', '2 - 3 Beds'],
      ['rumah 3 bilik', '3 Beds - 4 Beds'],
    ],
    months: [
      ['bulan jun', 6],
      ['3 mac', 3],
    ],
  },
  et: {
    pairs: ['Tallinnast-Tartusse', 'Pärnust-Helsingisse', 'Narvast-Riiga'].map(pairOf),
    routes: ['A B', 'kolin A B', 'kolime A B'],
    homes: [
      ['üks magamistuba', 'Studio/1Bed'],
      ['kaks magamistuba', '2 - 3 Beds'],
    ],
    months: [
      ['juunis', 6],
      ['3. märtsil', 3],
    ],
  },
  ar: {
    pairs: ['دبي-لندن', 'القاهرة-الرياض', 'عمان-بيروت'].map(pairOf),
    routes: ['من A إلى B', 'ننقل من A ل B'],
    homes: [
      ['غرفتين نوم', '2 - 3 Beds'],
      ['شقة 3 غرف نوم', '3 Beds - 4 Beds'],
    ],
    months: [
      ['في يونيو', 6],
      ['3 مارس', 3],
    ],
  },
};

function pairOf(words: string): readonly [string, string] {
  const [from = '', to = ''] = words.split('-');
  return [from, to];
}

const languages = Object.keys(parts) as (keyof typeof parts)[];
const places = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
const separators = fc.constantFrom(' ', ', ', '. ', ' - ', '\n', '; ', ' / ');
const runs = 400;

const monthOf = ({ moveMonth, moveDate }: Slots): number | undefined =>
  moveMonth?.value ?? (moveDate && Number(moveDate.value.slice(5, 7)));

it('reads the same move, whatever stands between its parts and in whichever order', async () => {
  const understand = await createUnderstanding();
  const choices = fc.record({
    language: fc.constantFrom(...languages),
    at: places,
    separator: separators,
    isRouteFirst: fc.boolean(),
    isSmall: fc.boolean(),
  });
  fc.assert(
    fc.property(choices, ({ language, at, separator, isRouteFirst, isSmall }) => {
      const { pairs, routes, homes, months } = parts[language] as Parts;
      const pick = <One>(all: readonly One[], index: number): One => all[(at[index] ?? 0) % all.length] as One;
      const [from, to] = pick(pairs, 0);
      const written = pick(routes, 1).replace(/\b[AB]\b/g, (end) => (end === 'A' ? from : to));
      const route = isSmall ? written.toLowerCase() : written;
      const [home, size] = pick(homes, 2);
      const [when, month] = pick(months, 3);
      const all = isRouteFirst ? [route, home, when] : [when, home, route];
      const alone = understand(route, { language: String(language) }).slots;
      const { slots } = understand(all.join(separator), { language: String(language) });
      expect({
        origin: slots.origin?.value,
        destination: slots.destination?.value,
        size: slots.propertySize?.value,
        month: monthOf(slots),
      }).toEqual({ origin: alone.origin?.value, destination: alone.destination?.value, size, month });
      expect(alone.origin?.value).toBeTruthy();
      expect(alone.destination?.value).toBeTruthy();
    }),
    { numRuns: runs, seed: 1 },
  );
}, 120_000);
