import { moveTypeWords } from '@meg/shared/contract/lead-facts';
import type { AssignmentKind } from '@meg/shared/domain/leads/assignment-rules';
import { moveTypes } from '@meg/shared/domain/quotes/move-options';
import type { Rule } from './assignment.queries.js';

export const kindOptions: readonly { value: AssignmentKind; label: string }[] = [
  { value: 'any', label: 'Any lead' },
  { value: 'origin', label: 'Moves from a place' },
  { value: 'destination', label: 'Moves to a place' },
  { value: 'language', label: 'Visitors who write in a language' },
  { value: 'moveType', label: 'A kind of move' },
];

export const moveTypeOptions = moveTypes.map((value) => ({ value, label: moveTypeWords[value] }));

const chatLanguages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
export const languageOptions = chatLanguages.map((value) => ({ value, label: languageName(value) }));

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

export function valueName({ kind }: Pick<Rule, 'kind'>, value: string): string {
  if (kind === 'language') return languageName(value);
  const moveType = moveTypes.find((one) => kind === 'moveType' && one === value);
  return moveType ? moveTypeWords[moveType] : value;
}

/** As in "Rule 2, moves from Leeds". */
export function ruleTitle(rule: Rule, place: number): string {
  const which = rule.values.map((value) => valueName(rule, value)).join(', ') || '…';
  const words: Record<AssignmentKind, string> = {
    any: 'any lead',
    origin: `moves from ${which}`,
    destination: `moves to ${which}`,
    language: `visitors who write in ${which}`,
    moveType: `${which} moves`,
  };
  return `Rule ${place + 1}: ${rule.name || words[rule.kind]}`;
}

/** A UUID of version 4. Not `randomUUID`, which a page served without TLS does not have. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function newRule(personIds: readonly string[]): Rule {
  return { id: newId(), name: '', kind: 'any', values: [], personIds: [...personIds] };
}
