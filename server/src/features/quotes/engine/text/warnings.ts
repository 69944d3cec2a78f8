import type { Quote } from '@meg/shared/contract/quotes';
import { kindOfMove } from '../move/classify-move.js';
import { crossesWater } from '../move/islands.js';
import type { LineParams } from '../move/move.js';
import { placedAt, type QuoteCase, type QuotingCompany } from '../quote-case.js';
import { shipmentText, type Workings } from './quote-lines.js';
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

/** What the volume rests on where the visitor has not said it. */
function assumedWarnings({ estimate }: Workings): Warning[] {
  const { basis, special } = estimate.volume;
  if (basis === 'unknown_home') return [{ code: 'warning_home_assumed', params: {} }];
  if (basis === 'unknown_office') return [{ code: 'warning_office_assumed', params: {} }];
  if (basis === 'unknown_boxes') return [{ code: 'warning_boxes_assumed', params: {} }];
  return basis === 'named_items' && special.length === 0 ? [{ code: 'warning_special_unnamed', params: {} }] : [];
}

/** The visitor chose a way that movers would not offer for this volume. */
function modeWarning(workings: Workings): Warning[] {
  const { chosen, usual, volume } = workings.estimate;
  if (!chosen || !usual || chosen.isSensible || chosen === usual) return [];
  const params = { shipment: shipmentText(workings, chosen), usual: shipmentText(workings, usual), m3: volume.m3 };
  return [{ code: 'warning_mode_unusual', params }];
}

/** Nobody of the company has looked at its rates yet: they are those of public price guides. */
export function typicalWarning({ isRatesConfirmed }: QuotingCompany, { writer }: Workings): Coded[] {
  const code = 'warning_typical_prices';
  return isRatesConfirmed ? [] : [{ code, text: writer.write(code) }];
}

export function quoteWarnings(quoteCase: QuoteCase, workings: Workings): Coded[] {
  const { distance } = workings;
  const warnings: Warning[] = [...kindWarning(quoteCase, workings), ...waterWarning(quoteCase, workings)];
  if (distance.basis === 'typical') warnings.push(typicalDistance(quoteCase, distance.km));
  warnings.push(...assumedWarnings(workings), ...modeWarning(workings));
  return warnings.map(({ code, sentence = code, params }) => ({ code, text: workings.writer.write(sentence, params) }));
}
