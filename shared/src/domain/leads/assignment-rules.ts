/** By what a rule knows its leads: all of them, an end of the move, the language of the chat, or the kind of move. */
export const assignmentKinds = ['any', 'origin', 'destination', 'language', 'moveType'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** Who gets which new leads. Rules are tried from the top. */
export interface AssignmentRule {
  readonly id: string;
  /** For the timeline, as in "Leeds moves". */
  readonly name: string;
  readonly kind: AssignmentKind;
  /** Cities, regions or countries; codes of languages; or kinds of move. Empty for `any`. */
  readonly values: readonly string[];
  /** In turn among them. */
  readonly personIds: readonly string[];
}

interface MoveEnd {
  readonly city: string;
  /** By its two capital letters, where it is known. */
  readonly country: string | null;
}

/** What rules look at. */
export interface AssignableLead {
  readonly origin: MoveEnd;
  readonly destination: MoveEnd;
  readonly language: string;
  readonly moveType: string;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function namesOfCountry(code: string): string[] {
  try {
    return [fold(code), fold(countryNames.of(code) ?? code)];
  } catch {
    return [fold(code)];
  }
}

/** Whether a place of a rule names this end: its city, its region as in "Boston, Massachusetts", or its country. */
function isAt(place: string, { city, country }: MoveEnd): boolean {
  const wanted = fold(place);
  if (wanted === '') return false;
  const names = [fold(city), ...city.split(',').map(fold), ...(country === null ? [] : namesOfCountry(country))];
  return names.includes(wanted);
}

const baseLanguage = (tag: string) => tag.toLowerCase().split('-')[0];

export function ruleFits({ kind, values }: Pick<AssignmentRule, 'kind' | 'values'>, lead: AssignableLead): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'origin':
    case 'destination':
      return values.some((place) => isAt(place, lead[kind]));
    case 'language':
      return values.some((tag) => baseLanguage(tag) === baseLanguage(lead.language));
    case 'moveType':
      return values.includes(lead.moveType);
  }
}

export interface RuleChoice {
  readonly rule: AssignmentRule;
  /** Those of the rule who can take a lead now, in the rule's order. */
  readonly personIds: readonly string[];
}

/** The first rule that fits the lead and has somebody who can take it now. */
export function chooseRule(
  rules: readonly AssignmentRule[],
  lead: AssignableLead,
  available: ReadonlySet<string>,
): RuleChoice | undefined {
  for (const rule of rules) {
    const personIds = rule.personIds.filter((id) => available.has(id));
    if (personIds.length > 0 && ruleFits(rule, lead)) return { rule, personIds };
  }
  return undefined;
}

/** Whose turn it is where the rule has given `turns` leads before. Who comes or goes shifts the turn and no more. */
export function nextInTurn({ personIds }: Pick<RuleChoice, 'personIds'>, turns: number): string {
  const next = personIds[turns % personIds.length];
  if (next === undefined) throw new Error('A rule was chosen that has nobody');
  return next;
}
