import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

describe('storage', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });
  const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;

  it.each([
    ['en', 'can you hold our stuff for six weeks'],
    ['en', 'three months of storage as well'],
    ['es', 'guardadnos las cosas dos semanas'],
    ['fr', 'vous gardez nos affaires 3 semaines'],
    ['fr', 'les cartons en stock un mois'],
    ['ms', 'boleh simpan barang saya 3 minggu'],
    ['et', 'kaks nädalat ladu ka'],
    ['et', 'hoidke asju kuu aega'],
    ['ar', 'بدنا نخزن العفش اسبوعين'],
    ['ar', 'ممكن تخلوا الاغراض عندكم شهر'],
  ])('(%s) is wished for by "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move }))).toMatchObject({ storage: true });
  });

  it.each([
    ['en', "my mum's keeping our things for a month"],
    ['en', 'in two months, from storage in Leeds'],
    ['fr', 'on garde les meubles 2 mois chez ma mère'],
    ['es', 'tienen deposito?'],
  ])('(%s) is not wished for by "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move }))).not.toHaveProperty('storage');
  });
});

describe('insurance', () => {
  it.each([
    ['en', 'is that incl. VAT and insurance?'],
    ['es', '¿va con IVA y seguro incluido?'],
  ])('is not wished for where somebody asks what the price has in it, in %s: "%s"', async (language, text) => {
    const understand = await createUnderstanding();
    const { slots, wishes } = understand(text, { language });
    expect({ slots, wishes: wishes.length }).toEqual({ slots: {}, wishes: 1 });
  });
});
