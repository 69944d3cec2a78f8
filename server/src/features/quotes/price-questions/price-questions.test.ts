import type { PartialMove } from '@meg/shared/contract/move';
import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { languageReader } from '../../../testing/languages.js';
import { placeMatches } from '../../../testing/places/places.js';
import { companyRates } from '../engine/company-rates.js';
import { computeQuote } from '../engine/compute-quote.js';
import type { QuoteCase, QuotingCompany } from '../engine/quote-case.js';
import { answerPriceQuestion, mayAskOfPrice } from './answer-price-question.js';
import { type AskedThings, askedQuote } from './asked-quote.js';

const company: QuotingCompany = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'USD',
  localMoves: true,
  serviceCountries: ['GB'],
};

const usual: QuoteRequest = {
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveMonth: 7,
  packing: true,
};

interface Said {
  readonly language?: string;
  readonly move?: Partial<QuoteRequest>;
  /** What the question changes. */
  readonly facts?: PartialMove;
  /** The things that it names. */
  readonly things?: Partial<AskedThings>;
}

function ask(query: string, { language = 'en', move = {}, facts = {}, things = {} }: Said = {}): string | undefined {
  const request = { ...usual, ...move } as QuoteRequest;
  const quoteCase: QuoteCase = {
    request,
    origin: placeMatches(request.originCity),
    destination: placeMatches(request.destinationCity),
    weeksUntilMove: null,
    language: languageReader(language),
  };
  const { minPrice, maxPrice, ...quote } = computeQuote(quoteCase, company);
  if (minPrice === null || maxPrice === null || !mayAskOfPrice(query)) return undefined;
  const asked = askedQuote({ ...quote, minPrice, maxPrice }, quoteCase, company);
  const readChanges = () => [{ facts, takenBack: [], words: Object.keys(facts) }];
  return answerPriceQuestion(asked, {
    query,
    tag: language,
    readChanges,
    readThings: () => ({ items: [], specialItems: [], ...things }),
  });
}

describe('a question for another price', () => {
  it.each([
    ['en', 'can the price come down if we go in october'],
    ['es', 'baja el precio si nos mudamos en octubre'],
    ['et', 'palju maksaks ainult 10 kasti'],
  ])('(%s) "%s" is answered by what would be', (language, query) => {
    expect(ask(query, { language, facts: { volumeM3: 5 } })).toMatch(/volumeM3/);
  });
});

describe('what the price includes', () => {
  it('is told with yes or no first', () => {
    expect(ask('Is packing included?')).toMatch(/^Yes, it is in the price: Packing/);
    expect(ask('is insurance included')).toMatch(/^No, it is not in the price: Insurance/);
    expect(ask('Does the price include customs?')).toMatch(/^The papers for the transport are in the price/);
    expect(ask('is storage included in the price')).toMatch(/^No, .*Storage/);
    expect(ask('Are the stairs included?')).toMatch(/^Not yet: the floors are not known/);
  });

  it('says what it would cost with it, where the company has a figure', () => {
    expect(ask('is packing included?', { move: { packing: false } })).toMatch(
      /^No, .* the price would be \$[\d,]+ – \$[\d,]+: \$[\d,]+ more/,
    );
  });

  it('is told as two lists where all is asked for', () => {
    expect(ask('What is included?')).toMatch(/In the price:\n• .*\n\nNot in the price:\n• /s);
  });

  it.each([
    ['es', '¿El seguro está incluido?', /^No, no está en el precio: Seguro/],
    ['fr', 'L’assurance est-elle comprise dans le prix ?', /^Non, ce n’est pas compris/],
    ['ms', 'Adakah insurans termasuk?', /^Tidak, ia tidak termasuk/],
    ['et', 'Kas kindlustus on hinna sees?', /^Ei, see ei ole hinna sees/],
    ['ar', 'هل التأمين مشمول؟', /^لا، هو غير مشمول/],
  ])('in %s', (language, query, answer) => {
    expect(ask(query, { language })).toMatch(answer);
  });
});

it.each([
  ['why is it so dear', 'why is it so expensive'],
  ['is the piano extra?', 'is the piano included?'],
  ['are the stairs extra', 'are the stairs included'],
])('"%s" asks the same as "%s"', (query, other) => {
  expect(ask(query)).toBe(ask(other));
});

describe('a budget', () => {
  it('above the range is met, within it may be', () => {
    expect(ask('can you do it for 30,000?')).toMatch(/^Yes: .* lies below \$30,000/);
    expect(ask('could you do it for $12,400?')).toMatch(/^It may be: \$12,400 lies within/);
    expect(ask('will you match $12,400? could you')).toMatch(/^It may be: \$12,400 lies within/);
  });

  it('below the range gets what would have to change, the volume that it pays for and a person', () => {
    const answer = ask('can you do it for 8k?');
    expect(answer).toMatch(/^Not as it stands/);
    expect(answer).toContain('• ');
    expect(answer).toMatch(/About \$8,000 would be a move of [\d.,]+ ft³/);
    expect(answer).toContain('A person can look at it with you.');
  });

  it('that nothing on this way can meet is told as it is', () => {
    expect(ask('can you do it for 300?')).toContain('Even a very small move on this way costs more than $300.');
  });

  it.each([
    ['es', '¿Pueden hacerlo por 8000 dólares?'],
    ['fr', 'Pouvez-vous le faire pour 8000 ?'],
    ['ms', 'Boleh buat untuk 8000?'],
    ['et', 'Kas saaks 8000 eest?'],
    ['ar', 'هل يمكن ذلك مقابل ٨٠٠٠؟'],
  ])('is understood in %s', (language, query) => {
    expect(ask(query, { language })).toContain('•');
  });

  it.each([
    ['en', 'can you do it for 8000 euros?'],
    ['es', '¿Pueden hacerlo por 8000 euros?'],
    ['et', 'Kas saaks 8000 euro eest?'],
    ['ar', 'كم التأمين إذا قيمة أغراضي 50000 ريال'],
    ['et', 'palju kindlustus maksab kui asjad on väärt 10000 eurot'],
  ])('in other money is not taken for that of the price (%s)', (language, query) => {
    const answer = ask(query, { language });
    expect(answer).toMatch(/8[.,]?000|USD|US\$|\$/);
    expect(answer).not.toMatch(/\$\s?(?:8[., ]?000|10[., ]?000|50[., ]?000)|(?:8[.\s]?000|10[.\s]?000)\s?(?:US)?\$/u);
  });

  it.each(['can you come for 3 bedrooms', 'could we move for 2027?', 'would it work for 200 books'])(
    'is not taken from "%s"',
    (query) => {
      expect(ask(query)).toBeUndefined();
    },
  );
});

describe('a change that is only asked for', () => {
  it('is worked out, with the difference and how to take it', () => {
    const boxes = { inventory: { items: [{ code: 'box-medium' as const, count: 10 }], isComplete: true } };
    expect(ask('what if only 10 boxes', { facts: boxes })).toMatch(
      /less than now\.\n\nTo make it your quote, write “inventory”/s,
    );
    expect(ask('and by air?', { facts: { shippingMode: 'air' } })).toMatch(/more than now/);
    expect(ask('what if we leave in October', { facts: { moveMonth: 10 } })).toMatch(/less than now/);
    expect(ask('how much more with storage', { facts: { storage: true } })).toContain('It has no price yet: Storage');
  });

  it('leaves whether a pet may come to the guides, and answers what it costs', () => {
    expect(ask('what about my dog', { facts: { pets: true } })).toBeUndefined();
    expect(ask('how much more with my dog', { facts: { pets: true } })).toContain('Your pet: priced separately');
  });

  it('is nothing if the words change nothing', () => {
    expect(ask('what about tomorrow')).toBeUndefined();
  });
});

describe('the price itself', () => {
  it('is explained by its parts, the largest first', () => {
    const answer = ask('why so expensive?') ?? '';
    const shares = [...answer.matchAll(/ (\d+)%/g)].map(([, share]) => Number(share));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('can get lower: each way with what it saves, the largest first', () => {
    const answer = ask('can it get cheaper?') ?? '';
    const saved = [...answer.matchAll(/, \$([\d,]+) less/g)].map(([, sum]) => Number(sum?.replace(',', '')));
    expect(saved.length).toBeGreaterThan(2);
    expect(saved).toEqual([...saved].sort((a, b) => b - a));
    expect(answer).toContain('Moving in October');
    expect(answer).toContain('Packing the boxes yourself');
  });

  it.each([
    ['Is that per person?', /^No: .* is for the whole move/],
    ['how long does it take', /^Own 20-ft container by sea: 5 to 8 weeks from door to door/],
    ['will this take long', /^Own 20-ft container by sea: 5 to 8 weeks from door to door/],
    ['how much is the insurance', /^No, it is not in the price: Insurance.*% of the value/],
    [
      'is it the final price',
      /^No, it is an estimate: \$[\d,]+ – \$[\d,]+\. About ±25%[^$]*the price may also lie outside it\.[^$]*$/,
    ],
    ['do I pay now?', /^You pay nothing now/],
    ['do you need a deposit', /^You pay nothing now/],
  ])('%s', (query, answer) => {
    expect(ask(query)).toMatch(answer);
  });

  it.each([
    ['es', '¿Por qué es tan caro?'],
    ['es', '¿Es por persona?'],
    ['es', '¿Cuánto tarda?'],
    ['es', '¿Se puede más barato?'],
    ['fr', 'Pourquoi si cher ?'],
    ['fr', 'C’est par personne ?'],
    ['fr', 'Combien de temps ça prend ?'],
    ['fr', 'C’est le prix définitif ?'],
    ['ms', 'Kenapa begitu mahal?'],
    ['ms', 'Berapa lama?'],
    ['ms', 'Boleh lebih murah?'],
    ['et', 'Miks nii kallis?'],
    ['et', 'Kui kaua see võtab?'],
    ['et', 'Kas see on lõplik hind?'],
    ['ar', 'لماذا السعر مرتفع جدا؟'],
    ['ar', 'كم يستغرق النقل؟'],
    ['ar', 'هل هذا السعر نهائي؟'],
  ])('is explained in %s: %s', (language, query) => {
    expect(ask(query, { language })).toBeDefined();
  });
});

it.each([
  'how long does the visa take',
  'how long does customs clearance take',
  'how many days do I have to register',
  'do I need a visa',
  'is my dog allowed in',
  'can I bring wine',
  'what documents do I need',
  'I would like to talk to a person',
])('leaves to others what is not about the price: %s', (query) => {
  expect(ask(query)).toBeUndefined();
});

describe('another currency', () => {
  it.each([
    ['en', 'how much is that in pounds', /US dollars \(USD\).*no exchange rates/],
    ['es', 'cuánto es en libras', /USD/],
    ['fr', 'combien en livres', /USD/],
    ['ms', 'berapa dalam ringgit', /USD/],
    ['et', 'kui palju see eurodes on', /USD/],
    ['ar', 'كم بالجنيه', /USD/],
  ])('in %s: says which the price is in, and converts nothing', (language, query, answer) => {
    expect(ask(query, { language })).toMatch(answer);
  });
});

describe('the ways', () => {
  it('are told with their prices, the cheapest first', () => {
    const said = ask('which is cheaper of the two') ?? '';
    const prices = [...said.matchAll(/: \$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});

describe('a part of the price', () => {
  const sofa = { items: [{ code: 'sofa-three', count: 1 }] } as const;

  it('is what it is less without a thing, be it in a list or not', () => {
    expect(ask('how much less without the sofa', { things: sofa })).toMatch(/^Without: .*less than now/);
  });

  it('is never more without more things', () => {
    const lessBy = (count: number) =>
      Number(
        /: \$([\d,]+) less/
          .exec(ask('what if fewer', { things: { items: [{ code: 'box-medium', count }] } }) ?? '')?.[1]
          ?.replaceAll(',', ''),
      );
    expect(lessBy(40)).toBeGreaterThan(lessBy(10));
  });

  it('is that of one thing alone', () => {
    expect(ask('how much for the piano alone', { things: { specialItems: ['piano-upright'] } })).toMatch(
      /^Only .*piano.*less than now/,
    );
  });

  it('is asked of nothing where nothing is named', () => {
    expect(ask('how much less without it') ?? '').not.toMatch(/^Without/);
  });
});

describe('why the price is what it is, within a country', () => {
  const local = { destinationCity: 'York', moveType: 'local', packing: false } as const;
  const upstairs = { ...local, access: { origin: { floor: 4, lift: false, carryM: 0 } } } as const;

  it.each([
    ['en', 'why is it more', /Crew of \d.*\nStairs and carrying make the work \d+% longer/],
    ['es', '¿por qué ha subido?', /escaleras/i],
    ['fr', 'pourquoi autant ?', /escalier|étages|portage/i],
  ])('names the stairs that were told, in %s: "%s"', (language, query, words) =>
    expect(ask(query, { language, move: upstairs })).toMatch(words),
  );

  it('says nothing of stairs where there are none', () =>
    expect(ask('how did you work it out', { move: local })).toMatch(/Crew of \d(?!.*Stairs)/s));
});

describe('what the card shows', () => {
  it.each([
    ['en', 'whats the shared price'],
    ['en', "what's the difference between shared and own load?"],
    ['fr', "c'est quoi la différence entre groupé et dédié ?"],
    ['es', '¿qué diferencia hay entre compartido y exclusivo?'],
  ])('(%s) "%s" is answered by the ways side by side', (language, query) => {
    expect(ask(query, { language })).toMatch(/\n• .*\n• /s);
  });

  it.each([
    ['en', 'what does 96% of a container mean'],
    ['es', '¿qué significa 96 % de un contenedor?'],
    ['fr', "ça veut dire quoi 96 % d'un conteneur ?"],
    ['ms', 'apa maksud 96% kontena'],
    ['et', 'mida tähendab 96% konteinerist'],
    ['ar', 'شو يعني ٩٦٪ من حاوية'],
  ])('(%s) "%s" is answered in the words of each way, with its price', (language, query) => {
    expect(ask(query, { language })).toMatch(/[%٪].*\n\n.*\n• /s);
  });

  it.each([
    ['en', "whats the most you'd charge me, worst case"],
    ['es', '¿por qué hay tanta diferencia entre el mínimo y el máximo?'],
    ['fr', 'pourquoi un tel écart entre le minimum et le maximum ?'],
    ['ms', 'kenapa beza antara harga terendah dan tertinggi?'],
    ['et', 'miks nii suur vahe madalaima ja kõrgeima hinna vahel?'],
    ['ar', 'وش سبب الفرق بين أقل سعر وأعلى سعر؟'],
  ])('(%s) "%s" is answered by what the range rests on', (language, query) => {
    expect(ask(query, { language })).toMatch(/%/);
  });

  it.each([
    ['en', 'so how much for everything'],
    ['ar', 'كم يصير السعر؟'],
  ])('(%s) "%s" has the range said again', (language, query) => {
    expect(ask(query, { language })).toMatch(/^\S*[$٠-٩\d]/u);
  });

  it.each(['is that CAD?', 'is this in dollars?'])('"%s" is answered by the currency', (query) => {
    expect(ask(query)).toMatch(/USD|dollar/i);
  });
});

it.each([
  ['en', 'how do i get it down to 500'],
  ['en', 'so youre dearer or cheaper than 500?'],
  ['en', 'is that under my 500 budget?'],
  ['es', 'qué hago para que baje a 500'],
])('(%s) a sum in "%s" is set against the range', (language, query) => {
  expect(ask(query, { language })).toMatch(/500/);
});

it.each([
  ['es', '¿qué puedo hacer para que baje?'],
  ['fr', 'je fais quoi pour que ça baisse ?'],
  ['ar', 'ليش السعر غالي كذا؟'],
])('(%s) "%s" is answered by what the price is made of or what lowers it', (language, query) => {
  expect(ask(query, { language })).toMatch(/\n• /);
});

describe('what is insured', () => {
  it.each([
    ['en', 'how much is insurance if my things worth 20000'],
    ['es', '¿cuánto cuesta el seguro si mis cosas valen 20.000?'],
    ['fr', "combien coûte l'assurance pour une valeur de 20 000 ?"],
    ['ms', 'berapa insurans kalau barang saya bernilai 20000'],
    ['et', 'kui palju maksab kindlustus, kui asjade väärtus on 20000'],
    ['ar', 'كم التأمين لو قيمتها ٢٠٠٠٠'],
  ])('(%s) "%s" is worked out', (language, query) => {
    expect(ask(query, { language })).toMatch(/(?:500.*560|٥٠٠.*٥٦٠)/);
  });
});

it('of a thing on the list, or off it, yes or no comes first', () => {
  const things = { specialItems: ['hot-tub' as const] };
  expect(ask('does that include the hot tub', { things })).toMatch(/^No, .*[Hh]ot tub/);
  expect(ask('does that have the hot tub in it', { things, move: { specialItems: ['hot-tub'] } })).toMatch(
    /^Yes, .*[Hh]ot tub/,
  );
});

it.each([
  ['ar', 'هل التغليف داخل في السعر؟', /^نعم/],
  ['en', 'is the packing in that price?', /^Yes/],
])('(%s) "%s" begins with yes or no', (language, query, begins) => {
  expect(ask(query, { language })).toMatch(begins);
});
