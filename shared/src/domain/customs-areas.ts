/** The customs union of the European Union, with Monaco. */
const customsUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries between which British and Irish citizens move without a permit. */
const commonTravelArea = new Set(['GB', 'IE']);

const areBothIn = (area: ReadonlySet<string>, from: string | null, to: string | null): boolean =>
  from !== null && to !== null && area.has(from) && area.has(to);

/** Whether goods go from one place to the other without customs. */
export const isWithinUnion = (from: string | null, to: string | null): boolean => areBothIn(customsUnion, from, to);

export const isWithinTravelArea = (from: string | null, to: string | null): boolean =>
  areBothIn(commonTravelArea, from, to);
