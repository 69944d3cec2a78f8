import type { Quote } from '@meg/shared/contract/quotes';
import { kindOfMove } from '../move/classify-move.js';
import { crossesWater } from '../move/islands.js';
import type { LineParams } from '../move/move.js';
import { placedAt, type QuoteCase } from '../quote-case.js';
import type { Workings } from './quote-lines.js';
import type { QuoteTextCode } from './write-text.js';

type Coded = Quote['warnings'][number];

interface Warning {
  readonly code: QuoteTextCode;
  /** Missing: the sentence of the code. */
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

/** The visitor called the move local or international, but it is the other. */
function kindWarning({ request, origin, destination }: QuoteCase, workings: Workings): Warning[] {
  const kind = kindOfMove(placedAt(origin), placedAt(destination), request.moveType);
  if (kind === request.moveType) return [];
  return [{ code: `warning_is_${kind}`, params: { ...workings.names } }];
}

function waterWarning({ origin, destination }: QuoteCase, workings: Workings): Warning[] {
  const [from, to] = [placedAt(origin), placedAt(destination)];
  const isApart = from !== null && to !== null && crossesWater(from, to);
  return isApart ? [{ code: 'warning_water', params: { ...workings.names } }] : [];
}

export function quoteWarnings(quoteCase: QuoteCase, workings: Workings): Coded[] {
  const { distance, estimate } = workings;
  const warnings: Warning[] = [...kindWarning(quoteCase, workings), ...waterWarning(quoteCase, workings)];
  if (distance.basis === 'typical') warnings.push(typicalDistance(quoteCase, distance.km));
  if (estimate.volume.basis === 'unknown_home') warnings.push({ code: 'warning_home_assumed', params: {} });
  return warnings.map(({ code, sentence = code, params }) => ({ code, text: workings.writer.write(sentence, params) }));
}

/** What the price does not include. */
export function quoteExclusions({ move, writer }: Workings): Coded[] {
  const codes: QuoteTextCode[] =
    move.moveType === 'local'
      ? ['exclude_insurance', 'exclude_parking']
      : ['exclude_insurance', 'exclude_duties', 'exclude_inspections'];
  return codes.map((code) => ({ code, text: writer.write(code) }));
}
