import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.js';
import { faultSentence } from '../api/fault-sentence.js';
import { attemptFor, isAttempt } from './attempt.js';
import { badEmail, missing } from './checks.js';
import { isEditConflict } from './edit-conflict.js';
import { problemsIn, withoutProblem } from './use-submission.js';

function fault(status: number, error: object): ApiError {
  return new ApiError(status, '', JSON.stringify({ error }));
}

describe('A form that the server refused', () => {
  it('shows each reason at its field', () => {
    const fields = { email: 'Email is invalid', name: 'Name is required' };
    expect(problemsIn(fault(422, { code: 'validation_failed', message: 'Look again.', fields }))).toEqual(fields);
  });

  it("says the server's sentence where no field is to blame", () => {
    const conflict = fault(409, { code: 'edit_conflict', message: 'Ben has changed this.' });
    expect(problemsIn(conflict)).toEqual({});
    expect(faultSentence(conflict)).toBe('Ben has changed this.');
    expect(isEditConflict(conflict)).toBe(true);
  });

  it('says that the server cannot be reached', () => {
    expect(problemsIn(new TypeError('Failed to fetch'))).toEqual({});
    expect(faultSentence(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
    expect(faultSentence(new ApiError(502, 'Bad Gateway', '<html>'))).toMatch(/cannot answer just now/);
    expect(isEditConflict(new TypeError('Failed to fetch'))).toBe(false);
  });

  it('forgets the problem of a field that is changed, with those of its entries', () => {
    const problems = { areas: 'Too many', 'areas.1': 'Not a country', areasNote: 'Too long' };
    expect(withoutProblem(problems, 'areas')).toEqual({ areasNote: 'Too long' });
  });
});

describe('What the browser checks', () => {
  it('names each field that is empty', () => {
    expect(missing({ first: ' ', last: 'Yusof' }, { first: 'First is required', last: 'Last is required' })).toEqual({
      first: 'First is required',
    });
  });

  it('knows an address that is none', () => {
    expect(badEmail(' amina@example.com ')).toEqual({});
    expect(badEmail('amina')).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('A try to send a form', () => {
  it('keeps its key while the contents are the same', () => {
    const first = attemptFor(undefined, 'a', 1_000);
    expect(isAttempt(first)).toBe(true);
    expect(attemptFor(first, 'a', 9_000)).toBe(first);
    expect(attemptFor(first, 'b', 9_000).key).not.toBe(first.key);
  });
});
