import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const known = (count: number): PartialMove => ({
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'boxes-only',
  inventory: { items: [{ code: 'box-medium', count }], isComplete: true },
});
const boxesAfter = (language: string, text: string, count: number) =>
  understand(text, { language, move: known(count) }).slots.inventory?.value.items.find(
    ({ code }) => code === 'box-medium',
  )?.count ?? count;

describe('boxes that are known', () => {
  it.each([
    ['en', 'and add 3 boxes of wine'],
    ['es', 'y añada 3 cajas de vino y el sillon orejero'],
    ['es', 'agregue 3 cajas'],
    ['fr', 'ajoutez 3 cartons'],
    ['ms', 'tambahkan 3 kotak'],
    ['et', 'lisame 3 kasti'],
    ['ar', 'ضيفي 3 كراتين'],
  ])('grow by those that are added in %s: "%s"', (language, text) => expect(boxesAfter(language, text, 25)).toBe(28));

  it.each([
    ['en', '14 boxes in the end, my flatmate adds hers'],
    ['es', '14 cajas al final, mi hermana añade las suyas'],
    ['fr', '14 cartons au final ma soeur rajoute les siens'],
    ['ms', '14 kotak akhirnya, adik saya tambah dia punya'],
    ['et', '14 kasti lõpuks, õde lisab enda omad'],
  ])('are as many as there are in the end in %s: "%s"', (language, text) =>
    expect(boxesAfter(language, text, 8)).toBe(14),
  );

  it.each([
    ['en', 'only boxes, like 18 of them'],
    ['en', 'just boxes, 18 or so'],
    ['es', 'solo cajas, una veintena'],
    ['fr', 'ce sont que des cartons, une vingtaine'],
    ['et', 'ainult kastid, u 18 tk'],
    ['ar', 'بس كراتين يعني شي 18'],
  ])('have the number behind them in %s: "%s"', (language, text) =>
    expect([18, 20]).toContain(boxesAfter(language, text, 8)),
  );

  it.each([
    ['en', '20 boxes no more'],
    ['es', '20 cajas no más'],
    ['es', '20 cajas y nada más'],
    ['fr', '20 cartons pas plus'],
    ['ms', '20 kotak je, tak lebih'],
    ['et', '20 kasti, mitte rohkem'],
    ['ar', '20 كرتون بدون اضافي'],
  ])('stay as many where no more come in %s: "%s"', (language, text) =>
    expect(boxesAfter(language, text, 20)).toBe(20),
  );
});

describe('a number of boxes in place of the one that is known', () => {
  it.each([
    ['en', 'no its FIFTY FIVE boxes in total. not 95!'],
    ['en', 'its 55 boxes now plus the spiral dough mixer'],
    ['en', 'boxes more like 55 now'],
    ['en', 'boxes more like 55 now, the date is still 18 jan and its 2nd floor in york'],
    ['en', 'make it 55 boxes'],
    ['en', 'i said 55 boxes not 40'],
    ['en', 'change boxes to 55'],
    ['en', 'boxes are now 55 instead of 40'],
    ['es', 'ahora son cincuenta y cinco cajas más la batidora grande'],
    ['es', 'las cajas ahora son 55'],
    ['fr', 'finalement cinquante-cinq cartons maintenant plus le pétrin'],
    ['fr', 'les cartons plutôt 55 maintenant'],
    ['ms', 'sekarang lima puluh lima kotak tambah mesin uli'],
    ['ms', 'kotak sekarang jadi 55'],
    ['et', 'nüüd on viiskümmend viis kasti pluss segumasin'],
    ['et', 'kaste on nüüd 55'],
    ['ar', 'صار خمسة وخمسين كرتون'],
    ['ar', 'الكراتين صارت 55 الان'],
  ])('is the whole number in %s: "%s"', (language, text) => expect(boxesAfter(language, text, 40)).toBe(55));

  it.each([
    ['en', '15 more boxes now'],
    ['en', '15 boxes plus please'],
    ['en', 'plus 15 boxes'],
    ['es', '15 cajas más por favor'],
    ['fr', '15 cartons en plus'],
    ['ms', 'tambah lima belas kotak'],
    ['et', 'veel 15 kasti'],
  ])('still grows by those that come beside it in %s: "%s"', (language, text) =>
    expect(boxesAfter(language, text, 40)).toBe(55),
  );
});

describe('a short list that is known', () => {
  const list: PartialMove = {
    ...known(20),
    moveDetails: 'some-furniture',
    inventory: {
      items: [
        { code: 'bed-cot', count: 2 },
        { code: 'sofa-three', count: 1 },
      ],
      isComplete: true,
    },
  };

  it.each([
    ['en', 'remove the 2 cots from the list'],
    ['es', 'quitar las 2 cunas de la lista'],
    ['es', 'elimine las dos cunas'],
    ['fr', 'enlever les 2 lits de bebe de la liste'],
    ['fr', 'supprimez les 2 lits bébé'],
    ['ms', 'padamkan 2 katil bayi'],
    ['et', 'kustutage 2 võrevoodit'],
    ['ar', 'احذفي سرير اطفال'],
  ])('loses what is taken off it in %s: "%s"', (language, text) => {
    const { slots, intent } = understand(text, { language, move: list });
    expect([intent, slots.inventory?.value.items]).toEqual(['quote', [{ code: 'sofa-three', count: 1 }]]);
  });

  it.each([
    ['en', "actually it's the whole 3 bed house, everything"],
    ['es', 'al final todos los muebles, piso de 3 habitaciones'],
    ['fr', 'finalement c tallinn donc tous les meubles, 3 chambres'],
    ['ms', 'jadi seluruh rumah 3 bilik'],
    ['et', 'lõpuks kogu 4-toaline korter'],
    ['ar', 'لا، البيت كامل ٣ غرف نوم'],
  ])('gives way to a whole home in %s, whatever is asked: "%s"', (language, text) => {
    const asking: OpenQuestion = { kind: 'detail', code: 'move_date', places: [] };
    const { slots } = understand(text, { language, move: list, asking });
    expect([slots.moveDetails?.value, slots.inventory?.value.isComplete]).toEqual(['full-home', false]);
    expect(slots.propertySize?.value).toBe('3 Beds - 4 Beds');
  });
});

describe('things in an opening message', () => {
  it.each([
    ['fr', 'demenagement lyon paris machine a laver, moto, aquarium'],
    ['fr', 'un lave linge une moto et un aquarium'],
    ['es', 'lavadora, moto y acuario'],
    ['en', 'leeds to york washing machine, motorbike, aquarium'],
    ['ms', 'pindah dari ipoh ke melaka mesin basuh, motosikal, akuarium'],
    ['et', 'kolin tartust tallinna pesumasin, mootorratas, akvaarium'],
    ['ar', 'من دبي الى الرياض غسالة، دراجة نارية، حوض سمك'],
  ])('are all kept beside special items in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language });
    expect(slots.inventory?.value.items).toEqual([{ code: 'washing-machine', count: 1 }]);
    expect(slots.specialItems?.value).toEqual(['motorbike', 'aquarium']);
  });
});

it.each(['enlevez la', 'enlevez ça'])(
  'a phrase of two words does not switch the language of a conversation: "%s"',
  (text) => expect(understand(text, { language: 'fr' }).language).toBe('fr'),
);
