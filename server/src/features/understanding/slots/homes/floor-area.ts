import type { SentenceWord } from '../../sentence.js';

const joined = /^(\d{2,4})(m2|m²|mq|sqm|qm|sqft|ft2)$/;
const metres = new Set('m2 mq sqm qm ruutmeetrit ruutmeeter ruutu m²'.split(' '));
const feet = new Set('sqft sf ft2'.split(' '));
const squares = new Set('square sq metros metres meter kaki متر'.split(' '));
const after = new Set('metres meters metre meter m cuadrados carres persegi مربع'.split(' '));
const afterFeet = new Set('feet foot ft persegi'.split(' '));
const m2PerFt2 = 0.093;
const leastM2 = 12;
const mostM2 = 600;
/** What homes of so many bedrooms measure at most. Where homes are measured in feet, they have more room for a bedroom. */
const mostOfBedrooms = { m2: [50, 80, 110, 150], ft2: [66, 112, 158, 214] } as const;

function unitAt(words: readonly SentenceWord[], at: number): 'm2' | 'ft2' | undefined {
  const [unit, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? ''];
  if (metres.has(unit)) return 'm2';
  if (feet.has(unit)) return 'ft2';
  if (!squares.has(unit)) return undefined;
  if (afterFeet.has(next) && (unit !== 'meter' || next !== 'persegi')) return 'ft2';
  return after.has(next) ? 'm2' : undefined;
}

/** The bedrooms of a home by its floor area: "45 m2", "900 sq ft", "80 metros cuadrados". */
export function bedroomsOfArea(words: readonly SentenceWord[]): number | undefined {
  for (const [at, { plain }] of words.entries()) {
    const [, glued, gluedUnit = ''] = joined.exec(plain) ?? [];
    const number = glued ?? /^\d{2,4}$/.exec(plain)?.[0];
    const unit = glued ? (/ft/.test(gluedUnit) ? 'ft2' : 'm2') : unitAt(words, at + 1);
    if (number === undefined || unit === undefined) continue;
    const m2 = Number(number) * (unit === 'ft2' ? m2PerFt2 : 1);
    if (m2 < leastM2 || m2 > mostM2) return undefined;
    const bedrooms = mostOfBedrooms[unit].findIndex((most) => m2 <= most);
    return bedrooms < 0 ? mostOfBedrooms[unit].length + 1 : bedrooms + 1;
  }
  return undefined;
}
