import { enoughFacts } from './firm-facts.js';

export const setupTaskCodes = ['email', 'area', 'rates', 'facts', 'domains', 'snippet', 'test_lead'] as const;
export type SetupTaskCode = (typeof setupTaskCodes)[number];

export interface SetupFacts {
  /** Whether an owner has confirmed the address. */
  readonly isEmailConfirmed: boolean;
  /** Whether the company has said where it is. */
  readonly country: string;
  readonly serviceCountries: readonly string[];
  readonly isRatesConfirmed: boolean;
  /** How many of the usual facts have an answer. */
  readonly factsAnswered: number;
  readonly allowedDomains: readonly string[];
  /** On a page of its own site. */
  readonly isSnippetSeen: boolean;
  readonly isTestLeadSent: boolean;
}

/** What a new company has to do, in this order, and whether it is done. */
export function setupTasks(facts: SetupFacts): { code: SetupTaskCode; isDone: boolean }[] {
  const done: Readonly<Record<SetupTaskCode, boolean>> = {
    email: facts.isEmailConfirmed,
    area: facts.country !== '' && facts.serviceCountries.length > 0,
    rates: facts.isRatesConfirmed,
    facts: facts.factsAnswered >= enoughFacts,
    domains: facts.allowedDomains.length > 0,
    snippet: facts.isSnippetSeen,
    test_lead: facts.isTestLeadSent,
  };
  return setupTaskCodes.map((code) => ({ code, isDone: done[code] }));
}
