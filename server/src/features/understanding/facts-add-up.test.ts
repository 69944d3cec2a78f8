import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

interface Parts {
  readonly routes: readonly string[];
  readonly homes: readonly string[];
  readonly more: readonly string[];
}

/** What one may say of a move, in any order and number. */
const languages: Readonly<Record<string, Parts>> = {
  en: {
    routes: ['from Leeds to York', 'Leeds to Kuala Lumpur', 'we move from Dublin to Paris', 'moving to Toronto'],
    homes: ['a 3 bedroom house', '2 bed flat', 'a studio', 'the whole house', 'just boxes'],
    more: [
      'in June',
      'on 15 March 2027',
      'with a piano',
      'and a safe',
      'with our dog',
      'and our car',
      'with packing',
      'with storage',
      'with insurance',
      'about 30 boxes',
      'a fridge and a sofa',
      'second floor no lift',
      'by air',
      'a garage and 2 bathrooms',
    ],
  },
  es: {
    routes: ['de Madrid a Londres', 'desde Leeds hasta York', 'nos mudamos a Toronto'],
    homes: ['piso de 3 dormitorios', 'toda la casa', 'un estudio'],
    more: [
      'en junio',
      'con un piano',
      'con nuestro perro',
      'con el coche',
      'con embalaje',
      '30 cajas',
      'segundo piso sin ascensor',
    ],
  },
  fr: {
    routes: ['de Paris à Londres', 'de Lyon vers Dublin', 'on déménage à Toronto'],
    homes: ['maison de 3 chambres', 'toute la maison', 'un studio'],
    more: [
      'en juin',
      'avec un piano',
      'avec notre chien',
      'avec la voiture',
      'avec emballage',
      '30 cartons',
      '2e étage sans ascenseur',
    ],
  },
  ms: {
    routes: ['dari Ipoh ke Kuala Lumpur', 'dari London ke Ipoh', 'pindah ke Toronto'],
    homes: ['rumah 3 bilik', 'seluruh rumah', 'studio'],
    more: [
      'bulan Jun',
      'dengan piano',
      'dengan anjing',
      'dengan kereta',
      'dengan pembungkusan',
      '30 kotak',
      'tingkat 2 tiada lif',
    ],
  },
  et: {
    routes: ['Tallinnast Tartusse', 'Tartust Londonisse', 'kolime Torontosse'],
    homes: ['kolme magamistoaga maja', 'terve maja', 'stuudio'],
    more: ['juunis', 'klaveriga', 'koeraga', 'autoga', 'pakkimisega', '30 kasti', '2. korrus, lifti ei ole'],
  },
  ar: {
    routes: ['من لندن الى باريس', 'من دبي الى لندن', 'ننتقل الى تورونتو'],
    homes: ['شقة 3 غرف نوم', 'المنزل كامل', 'ستوديو'],
    more: ['في يونيو', 'مع بيانو', 'مع كلب', 'مع سيارة', 'مع التغليف', '30 صندوق', 'الطابق الثاني بدون مصعد'],
  },
};

const sentences = fc.constantFrom(...Object.keys(languages)).chain((language) => {
  const { routes, homes, more } = languages[language] as Parts;
  return fc.record({
    language: fc.constant(language),
    route: fc.constantFrom(...routes),
    home: fc.option(fc.constantFrom(...homes)),
    more: fc.uniqueArray(fc.constantFrom(...more), { minLength: 3, maxLength: 4 }),
  });
});

const fewestSteps = 2_000;

it('a sentence with one thing more loses no fact of the sentence without it', async () => {
  const understand = await createUnderstanding();
  const known = new Map<string, readonly string[]>();
  const factsOf = (said: readonly string[], language: string): readonly string[] => {
    const text = said.join(', ');
    const facts = known.get(text) ?? Object.keys(understand(text, { language }).slots);
    known.set(text, facts);
    return facts;
  };
  let steps = 0;
  fc.assert(
    fc.property(sentences, ({ language, route, home, more }) => {
      const begun = home === null ? [route] : [route, home];
      for (const at of more.keys()) {
        const whole = factsOf([...begun, ...more.slice(0, at + 1)], language);
        // A special item alone is what moves; beside a home, it is something more.
        const before = factsOf([...begun, ...more.slice(0, at)], language).filter(
          (fact) => fact !== 'moveDetails' || home !== null,
        );
        steps++;
        expect(before.filter((fact) => !whole.includes(fact))).toEqual([]);
      }
    }),
    { numRuns: fewestSteps },
  );
  expect(steps).toBeGreaterThanOrEqual(fewestSteps);
});
