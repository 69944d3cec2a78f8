import type { Quote } from '@meg/shared/contract/quotes';
import { isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { LineParams, PriceLine } from '../move/move.js';
import { placedAt, type QuoteCase } from '../quote-case.js';
import { shipmentText, type Workings } from './quote-lines.js';
import type { QuoteTextCode } from './write-text.js';

type Coded = Quote['exclusions'][number];
type LineCode = PriceLine['code'];

/** What a line of the price brings, in words that name no figures of it. */
const included: Partial<Record<LineCode, QuoteTextCode>> = {
  call_out: 'include_call_out',
  labour: 'include_crew',
  labour_minimum: 'include_crew',
  access: 'include_access',
  mileage: 'include_road',
  origin_services: 'include_origin',
  handling: 'include_delivery',
  terminal: 'include_terminal',
  access_fee: 'include_access',
  packing: 'include_packing',
  specialty: 'include_specialty',
  storage: 'include_storage',
  insurance: 'include_insurance',
  pets: 'include_pets',
  car: 'include_car',
};

/** What a line says is not in the price. */
const excluded: Partial<Record<LineCode, QuoteTextCode>> = {
  packing_unknown: 'exclude_packing',
  packing_own: 'exclude_packing',
  specialty_survey: 'exclude_specialty',
  specialty_unnamed: 'exclude_specialty_unnamed',
  storage_survey: 'exclude_storage',
  pets_survey: 'exclude_pets',
  car_survey: 'exclude_car',
};

/** The way by which it goes stands behind what is done at the origin. */
function shipment(workings: Workings): Coded[] {
  const { chosen } = workings.estimate;
  return chosen ? [{ code: 'include_shipment', text: shipmentText(workings, chosen) }] : [];
}

export function quoteIncludes(workings: Workings): Coded[] {
  const { estimate, distance, writer } = workings;
  return estimate.lines.flatMap(({ code, params }): Coded[] => {
    const found = included[code];
    if (found === undefined) return code.startsWith('freight_') ? shipment(workings) : [];
    const all: LineParams = { ...params, km: distance.km };
    return [{ code: found, text: writer.write(found, all) }];
  });
}

function usualExclusions({ origin, destination }: QuoteCase, { move }: Workings): QuoteTextCode[] {
  if (move.moveType === 'local') return ['exclude_parking'];
  const isUnion = isWithinUnion(placedAt(origin)?.countryCode ?? null, placedAt(destination)?.countryCode ?? null);
  return isUnion ? ['exclude_port_waiting'] : ['exclude_duties', 'exclude_inspections'];
}

/** What the price does not include: what the visitor wanted first, then what no estimate holds. */
export function quoteExclusions(quoteCase: QuoteCase, workings: Workings): Coded[] {
  const { estimate, writer } = workings;
  const coded = (code: QuoteTextCode, params: LineParams = {}): Coded => ({ code, text: writer.write(code, params) });
  const isInsured = estimate.lines.some(({ code }) => code === 'insurance');
  return [
    ...estimate.lines.flatMap(({ code, params }) => (excluded[code] ? [coded(excluded[code], params)] : [])),
    ...(isInsured ? [] : [coded('exclude_insurance')]),
    ...usualExclusions(quoteCase, workings).map((code) => coded(code)),
  ];
}
