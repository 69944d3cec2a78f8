import { arrow, type Sentence } from '../../sentence.js';
import { postcodeAreas } from './postcode-areas.js';

/** "LS6", "SW1A"; a letter behind one letter and a figure is of Canada, but for a few in London. */
const district = /^(?:([A-Z]{2})\d(?:\d|[A-Z])?|([A-Z])\d{1,2}|(W)1[A-Z]|(E)1W|(N)1[CP])$/;
/** "2AB", behind the district. */
const unit = /^\d[a-z]{2}$/i;
const glued = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/i;
const leads = new Set([
  'to',
  'from',
  'a',
  'de',
  'desde',
  'hasta',
  'depuis',
  'vers',
  'ke',
  'dari',
  'من',
  'الى',
  'الي',
  arrow,
]);

export interface PostcodeMention {
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

/** The post town of a British postcode that begins here. In small letters or with one letter it needs more to be one. */
export function postcodeAt({ words }: Sentence, at: number): PostcodeMention | undefined {
  const [word, next] = words.slice(at, at + 2);
  if (!word) return undefined;
  const whole = glued.exec(word.typed)?.[1];
  const typed = whole ?? word.typed;
  const area = district.exec(typed.toUpperCase())?.slice(1).find(Boolean) ?? '';
  const town = postcodeAreas[area];
  if (town === undefined) return undefined;
  const hasUnit = next !== undefined && !next.followsMark && unit.test(next.typed);
  const isLed = leads.has(words[at - 1]?.plain ?? '') || (!next?.followsMark && leads.has(next?.plain ?? ''));
  const isWritten = area.length === 2 && typed === typed.toUpperCase();
  if (!whole && !hasUnit && !isLed && !isWritten) return undefined;
  return { from: at, to: at + (hasUnit ? 2 : 1), query: `${town}, United Kingdom` };
}
