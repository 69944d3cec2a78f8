import { firstWord, type MoveNamed, routeText } from './first-message.js';

/** What a template may name. */
export const placeholders = ['name', 'reference', 'route', 'range', 'me', 'company'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface ReplyFacts extends MoveNamed {
  /** Empty where there is no range. */
  readonly preliminaryQuote: string;
  readonly me: string;
  readonly company: string;
}

function valuesOf(facts: ReplyFacts): Record<Placeholder, string> {
  return {
    name: firstWord(facts.name),
    reference: facts.reference,
    route: routeText(facts),
    range: facts.preliminaryQuote,
    me: facts.me,
    company: facts.company,
  };
}

const placeholder = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** A template with what is known of a lead. What is not known stays as its placeholder, for a person to replace. */
export function fillTemplate(template: string, facts: ReplyFacts): string {
  const values = valuesOf(facts);
  return template.replace(placeholder, (whole, name: Placeholder) => values[name] || whole);
}

/** The placeholders that are left in a text: it must not be sent like that. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(placeholder) ?? [])];
}
