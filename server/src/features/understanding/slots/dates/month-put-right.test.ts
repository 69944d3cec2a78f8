import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'not the end of October, November then', 10, 11],
  ['es', 'a finales de octubre no, mejor en noviembre', 10, 11],
  ['fr', 'pas début octobre, décembre plutôt', 10, 12],
  ['ms', 'tak jadi februari, bos suruh masuk mac', 2, 3],
  ['et', 'mitte oktoobri lõpus, hoopis novembris', 10, 11],
  ['ar', 'مش نهاية شهر فبراير، ابريل', 2, 4],
])('takes the other month where a part of one is taken back in %s: "%s"', (language, text, moveMonth, month) => {
  const move = { moveDetails: 'full-home', moveMonth } as const;
  expect(valuesOf(understand(text, { language, move }))).toMatchObject({ moveMonth: month });
});

it.each([
  ['ms', 'dis tahun depan', 12],
  ['en', 'the start o may', 5],
])('reads a short name of a month in %s: "%s"', (language, text, month) =>
  expect(valuesOf(understand(text, { language }))).toMatchObject({ moveMonth: month }),
);

it.each([
  ['en', 'may is no good for us, rather the end of june', 5, 6],
  ['et', 'mai ei sobi, parem juuni lõpp', 5, 6],
  ['es', 'mayo no nos viene bien, mejor a finales de junio', 5, 6],
  ['fr', 'mai ne va pas, plutôt fin juin', 5, 6],
])('takes the other month where one is refused behind its name in %s: "%s"', (language, text, moveMonth, month) => {
  const move = { moveDetails: 'full-home', moveMonth } as const;
  expect(valuesOf(understand(text, { language, move }))).toMatchObject({ moveMonth: month });
});

it.each([
  ['en', 'in january. or maybe feb, yeah feb', 2],
  ['es', 'en enero. o quizás febrero, sí digamos febrero', 2],
  ['ms', 'hujung bulan depan', 12],
])('reads the month that is settled on in %s: "%s"', (language, text, month) =>
  expect(valuesOf(understand(text, { language }))).toMatchObject({ moveMonth: month }),
);
