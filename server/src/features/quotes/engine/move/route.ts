import type { QuoteMode } from '@meg/shared/contract/quotes';
import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';

export type Way = 'road' | 'sea';

/** Groups of countries that lorries can travel between, at most with a short ferry. */
const landGroups: readonly ReadonlySet<string>[] = [
  new Set(
    (
      'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IT JE LI LT LU LV MC MD ME MK NL NO PL PT ' +
      'RO RS SE SI SK SM TR UA VA XK'
    ).split(' '),
  ),
  new Set(['CA', 'MX', 'US']),
  new Set(['BZ', 'CR', 'GT', 'HN', 'MX', 'NI', 'PA', 'SV']),
  new Set(['KH', 'LA', 'MY', 'SG', 'TH', 'VN']),
  new Set(['AR', 'BO', 'BR', 'CL', 'PE', 'PY', 'UY']),
  new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA']),
  new Set(['BW', 'LS', 'MZ', 'NA', 'SZ', 'ZA', 'ZM', 'ZW']),
  new Set(['CN', 'HK', 'MO']),
];

const farthestByRoadKm = 3500;

/** For the texts and times only. The price depends on the distance alone, so that a longer way never costs less. */
export function wayBetween(from: string | null, to: string | null, distanceKm: number): Way {
  if (from === null || to === null || distanceKm > farthestByRoadKm) return 'sea';
  return landGroups.some((group) => group.has(from) && group.has(to)) ? 'road' : 'sea';
}

export type Weeks = Readonly<QuoteMode['transitWeeks']>;

const slowestSeaWeeks = 12;

/** Door to door, without customs: 4 to 12 weeks by sea, 1 to 3 by air, 1 to 5 by road. */
export function transitWeeks(mode: ShippingMode, way: Way, distanceKm: number): Weeks {
  if (mode === 'air') return { min: 1, max: distanceKm > 8000 ? 3 : 2 };
  const wait = mode === 'shared' ? 1 : 0;
  if (way === 'road') {
    const days = distanceKm > 1500 ? 1 : 0;
    return { min: 1 + wait, max: 2 + days + 2 * wait };
  }
  const min = 4 + wait + Math.floor(distanceKm / 6000);
  return { min, max: Math.min(slowestSeaWeeks, min + 3 + 2 * wait) };
}
