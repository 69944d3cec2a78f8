import type { Quote } from '@meg/shared/contract/quotes';
import { kindOfMove } from '../move/classify-move.js';
import { crossesWater } from '../move/islands.js';
import type { LineParams } from '../move/move.js';
import { placedAt, type QuoteCase } from '../quote-case.js';
import type { Told } from './quote-lines.js';
import type { QuoteTextCode } from './write-text.js';

type Coded = Quote['warnings'][number];

interface Warning {
  readonly code: QuoteTextCode;
  /** Where one code has several sentences. */
  readonly sentence?: QuoteTextCode;
  readonly params: LineParams;
}

function typicalDistance({ request, origin, destination }: QuoteCase, km: number): Warning {
  const code = 'warning_typical_distance';
  const { originCity, destinationCity } = request;
  if (placedAt(origin) !== null) return { code, params: { place: destinationCity, km } };
  if (placedAt(destination) !== null) return { code, params: { place: originCity, km } };
  return { code, sentence: `${code}_both`, params: { origin: originCity, destination: destinationCity, km } };
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
  return [
    ...(isTypical ? [typicalDistance(given, distance.km)] : []),
    ...(isAssumed ? [{ code: 'warning_home_assumed', params: {} } as const] : []),
  ];
}

export function quoteWarnings(given: QuoteCase, told: Told): Coded[] {
  const warnings = [...kindWarning(given, told), ...waterWarning(given, told), ...assumptions(given, told)];
  return warnings.map(({ code, sentence = code, params }) => ({ code, text: told.writer.write(sentence, params) }));
}

/** What no estimate holds, named so that nobody is surprised by it. */
export function quoteExclusions({ move, writer }: Told): Coded[] {
  const codes: QuoteTextCode[] =
    move.moveType === 'local'
      ? ['exclude_insurance', 'exclude_parking']
      : ['exclude_insurance', 'exclude_duties', 'exclude_inspections'];
  return codes.map((code) => ({ code, text: writer.write(code) }));
}
