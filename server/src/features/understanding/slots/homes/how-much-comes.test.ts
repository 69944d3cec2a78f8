import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const sizes = ['Content only', 'Content plus some furniture', 'All furniture and content'] as const;
const asking: OpenQuestion = { kind: 'choices', answers: sizes.map((value) => ({ about: 'moveSize', value })) };
const answered = (text: string, language: string) => understand(text, { language, move, asking });
const form: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone'] };

describe('where the chat asks how much comes along', () => {
  it.each([
    ['en', 'roughly half, the white goods stay'],
    ['en', 'half of it, we sold the large items'],
    ['en', 'clothes and a bed'],
    ['en', 'just my daughters bits, the rest is sold'],
    ['es', 'la mitad más o menos, lo grande se vende'],
    ['es', 'solo lo imprescindible'],
    ['es', 'cajas y dos camas'],
    ['fr', 'la moitié environ, on vend le gros'],
    ['fr', 'nos livres et un canapé'],
    ['ms', 'separuh saja, barang berat kami jual'],
    ['ms', 'yang penting saja'],
    ['et', 'poole võtame, suuremad asjad jäävad siia'],
    ['et', 'enamik kraamist jääb maha'],
    ['et', 'umbes 30 kasti, üks diivan ja kapp'],
    ['ar', 'النص تقريبا، الأغراض الكبيرة هنبيعها'],
    ['ar', 'الضروري بس'],
  ])('a part of the furniture is told in %s: "%s"', (language, text) => {
    const read = answered(text, language);
    expect([read.answer?.value, valuesOf(read).moveDetails]).toEqual(['Content plus some furniture', undefined]);
  });

  it.each([
    ['en', 'nearly everything, the fridge stays', ['fridge-freezer']],
    ['en', "we're giving the wardrobe away, everything else comes", ['wardrobe-double']],
    ['es', 'vendemos la nevera, lo demás va', ['fridge-freezer']],
    ['fr', 'on laisse le canapé, tout le reste part', ['sofa-three']],
    ['ms', 'katil kami jual, yang lain bawa', ['bed-double']],
    ['et', 'peaaegu kõik, pesumasin jääb maha', ['washing-machine']],
    ['et', 'müüme diivani, ülejäänud tuleb kaasa', ['sofa-three']],
    ['ar', 'كل شي تقريبا ما عدا الغسالة', ['washing-machine']],
    ['ar', 'تقريبا كل حاجة من غير الكنبة', ['sofa-three']],
    ['ar', 'مش كل شي، التلاجة هنسيبها', ['fridge-freezer']],
  ])('all comes without what is named in %s: "%s"', (language, text, left) => {
    const read = answered(text, language);
    const { leftOut, inventory } = valuesOf(read) as PartialMove;
    expect([read.answer?.value, leftOut?.map(({ code }) => code), inventory]).toEqual([
      'All furniture and content',
      left,
      undefined,
    ]);
  });

  it.each([
    ['en', 'everything, in may'],
    ['en', 'everything in june please'],
    ['es', 'todo por favor'],
    ['ms', 'semua lah'],
  ])('all comes in %s: "%s"', (language, text) => {
    expect(answered(text, language).answer?.value).toBe('All furniture and content');
  });

  it.each(['what does half mean', 'is everything in the price?', 'how much for half of it?'])(
    'a question is no answer: "%s"',
    (text) => {
      expect(valuesOf(answered(text, 'en')).moveSize).toBeUndefined();
    },
  );
});

describe('what is left behind', () => {
  it.each([
    ['ar', 'الكنبة والغسالة بنتركهن'],
    ['ar', 'الغسالة والكنبة رح نبيعها'],
    ['ar', 'سبنا الكنبة والغسالة'],
  ])('is no part of the list in %s: "%s"', (language, text) => {
    const { inventory, leftOut } = valuesOf(understand(text, { language, move })) as PartialMove;
    expect([inventory, leftOut?.map(({ code }) => code).sort()]).toEqual([
      undefined,
      ['sofa-three', 'washing-machine'],
    ]);
  });

  it.each([
    ['et', 'suurem osa mööblist jääb siia'],
    ['en', 'most of the furniture stays here'],
    ['es', 'la mayoría de los muebles se queda en casa'],
    ['fr', 'la plupart des meubles reste chez nous'],
  ])('is not the cat, which is not named in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move: { ...move, pets: true } })).pets).toBeUndefined();
  });

  it.each([
    ['ar', 'الكنبة بنخليها'],
    ['ar', 'رح نبيع التلاجة'],
    ['ms', 'sofa tinggal dulu'],
    ['et', 'kapp jääb siia'],
  ])('is nobody’s name in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move, asking: form })).name).toBeUndefined();
  });
});
