import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SetupFacts, setupTaskCodes, setupTasks } from './setup-list.js';

const nothing: SetupFacts = {
  isEmailConfirmed: false,
  country: '',
  serviceCountries: ['MY'],
  isRatesConfirmed: false,
  factsAnswered: 3,
  allowedDomains: [],
  isSnippetSeen: false,
  isTestLeadSent: false,
};

const steps: readonly Partial<SetupFacts>[] = [
  { isEmailConfirmed: true },
  { country: 'US' },
  { isRatesConfirmed: true },
  { factsAnswered: 4 },
  { allowedDomains: ['acme.example'] },
  { isSnippetSeen: true },
  { isTestLeadSent: true },
];

it('has nothing done for a company that did nothing, and all for one that did all', () => {
  expect(setupTasks(nothing)).toEqual(setupTaskCodes.map((code) => ({ code, isDone: false })));
  expect(setupTasks(Object.assign({}, nothing, ...steps)).every(({ isDone }) => isDone)).toBe(true);
});

it('has exactly those done whose step was taken, whatever else was', () => {
  fc.assert(
    fc.property(fc.subarray(steps.map((_, index) => index)), (taken) => {
      const facts: SetupFacts = Object.assign({}, nothing, ...taken.map((index) => steps[index]));
      setupTasks(facts).forEach(({ isDone }, index) => void expect(isDone).toBe(taken.includes(index)));
    }),
  );
});

it('does not take a company for one that moves nobody anywhere', () => {
  const [, area] = setupTasks({ ...nothing, country: 'US', serviceCountries: [] });
  expect(area).toEqual({ code: 'area', isDone: false });
});
