import { describe, expect, it } from 'vitest';
import { plainQuestion } from './price-topics.js';
import { asksForSalesTax } from './sales-tax.js';

describe('tax on the price', () => {
  it.each([
    'is the vat already on there',
    'gst or no gst',
    'so what s the total with hst',
    '¿y el IVA?',
    'la tva est dedans ?',
    'kena SST ke',
    'käibemaks tuleb juurde?',
    'هل ادفع ضريبة فوق السعر',
    'tax?',
  ])('is asked for in "%s"', (query) => {
    expect(asksForSalesTax(plainQuestion(query))).toBe(true);
  });

  it.each([
    'do I pay VAT on my furniture',
    'how much tax is there on a car',
    'do I have to register with the tax office',
    '¿pago IVA por importar mis muebles?',
    'je paie la TVA sur mes meubles à la douane ?',
    'هل ادفع ضريبة على الاثاث',
  ])('is not what is asked for of what is brought in: "%s"', (query) => {
    expect(asksForSalesTax(plainQuestion(query))).toBe(false);
  });
});
