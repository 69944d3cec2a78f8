import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const boxesIn = (language: string, text: string) =>
  understand(text, { language }).slots.inventory?.value.items.find(({ code }) => code.startsWith('box'))?.count;

describe('the number of boxes', () => {
  it.each([
    ['en', 'boxes only like 23 of them and a keyboard', 23],
    ['en', 'just boxes, i reckon 30', 30],
    ['en', 'boxes only from leeds to york, roughly 26 of them', 26],
    ['es', 'solo cajas, unas 23 y una bici', 23],
    ['es', 'solo cajas, como 23', 23],
    ['es', 'solo cajas, más o menos 23', 23],
    ['fr', 'que des cartons, environ 23', 23],
    ['fr', 'juste des cartons, environ 23', 23],
    ['ms', 'kotak je lebih kurang 23 dan basikal', 23],
    ['et', 'ainult kastid umbes 23 tükki ja jalgratas', 23],
    ['ar', 'كراتين بس حوالي 23', 23],
  ])('may follow words of somebody who guesses in %s: "%s"', (language, text, count) =>
    expect(boxesIn(language, text)).toBe(count),
  );

  it('is not that of some of them', () =>
    expect(boxesIn('en', 'boxes from leeds to york and 4 of them are heavy')).toBeUndefined());
});
