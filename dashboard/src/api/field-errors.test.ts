import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.js';
import { showFieldErrors } from './field-errors.js';

function fault(status: number, error: object): ApiError {
  return new ApiError(status, '', JSON.stringify({ error }));
}

function shownBy(error: unknown) {
  const shown: unknown[] = [];
  const sentence = showFieldErrors<{ email: string; name: string }>(error, (...call) => shown.push(call));
  return { shown, sentence };
}

describe('a form that the server refused', () => {
  it('shows each reason at its field, with the focus at the first', () => {
    const fields = { email: 'Email is invalid', name: 'Name is required' };
    const { shown, sentence } = shownBy(fault(400, { code: 'validation_failed', message: 'Look again.', fields }));
    expect(sentence).toBeUndefined();
    expect(shown).toEqual([
      ['email', { type: 'server', message: 'Email is invalid' }, { shouldFocus: true }],
      ['name', { type: 'server', message: 'Name is required' }, { shouldFocus: false }],
    ]);
  });

  it("says the server's sentence where no field is to blame", () => {
    const { shown, sentence } = shownBy(fault(409, { code: 'edit_conflict', message: 'Ben has changed this.' }));
    expect(sentence).toBe('Ben has changed this.');
    expect(shown).toEqual([]);
  });

  it('says that the server cannot be reached', () => {
    expect(shownBy(new TypeError('Failed to fetch')).sentence).toMatch(/cannot be reached/);
    expect(shownBy(new ApiError(502, 'Bad Gateway', '<html>')).sentence).toMatch(/cannot answer just now/);
  });
});
