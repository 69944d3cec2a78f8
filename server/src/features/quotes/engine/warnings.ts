import type { Quote } from '@meg/shared/contract/quotes';
import { kindOfMove } from './classify-move.js';
import { crossesWater } from './islands.js';
import type { LineParams } from './move.js';
import { placedAt, type QuoteCase } from './quote-case.js';
import type { Told } from './quote-lines.js';
import type { QuoteTextCode } from './quote-texts-en.js';

type Coded = Quote['warnings'][number];

interface Warning {
  readonly code: QuoteTextCode;
  readonly params: LineParams;
}

function unplaced({ request, origin, destination }: QuoteCase): string {
  const missing = [
    ...(placedAt(origin) === null ? [request.originCity] : []),
    ...(placedAt(destination) === null ? [request.destinationCity] : []),
  ];
  return missing.map((text) => `“${text}”`).join(', ');
}

/** The visitor called it something else than it is: the price says which it was taken for. */
function kindWarning({ request, origin, destination }: QuoteCase, told: Told): Warning[] {
  const kind = kindOfMove(placedAt(origin), placedAt(destination), request.moveType);
  if (kind === request.moveType) return [];
  return [{ code: `warning_is_${kind}`, params: { ...told.names } }];
}

function waterWarning({ origin, destination }: QuoteCase, told: Told): Warning[] {
  const [from, to] = [placedAt(origin), placedAt(destination)];
  const isApart = from !== null && to !== null && crossesWater(from, to);
  return isApart ? [{ code: 'warning_water', params: { ...told.names } }] : [];
}

function assumptions(given: QuoteCase, { distance, estimate }: Told): Warning[] {
  const isTypical = distance.basis === 'typical';
  const isAssumed = estimate.volume.basis === 'unknown_home';
  const params = { places: unplaced(given), km: distance.km };
  return [
    ...(isTypical ? [{ code: 'warning_typical_distance', params } as const] : []),
    ...(isAssumed ? [{ code: 'warning_home_assumed', params: {} } as const] : []),
  ];
}

export function quoteWarnings(given: QuoteCase, told: Told): Coded[] {
  const warnings = [...kindWarning(given, told), ...waterWarning(given, told), ...assumptions(given, told)];
  return warnings.map(({ code, params }) => ({ code, text: told.writer.write(code, params) }));
}

/** What no estimate holds, named so that nobody is surprised by it. */
export function quoteExclusions({ move, writer }: Told): Coded[] {
  const codes: QuoteTextCode[] =
    move.kind === 'local'
      ? ['exclude_insurance', 'exclude_parking']
      : ['exclude_insurance', 'exclude_duties', 'exclude_inspections'];
  return codes.map((code) => ({ code, text: writer.write(code) }));
}
