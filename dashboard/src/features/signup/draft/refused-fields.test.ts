import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.js';
import { refusalOf } from './refused-fields.js';

const fault = (error: object) => new ApiError(422, '', JSON.stringify({ error }));

describe('a sign-up that the server refuses', () => {
  it('goes back to the first step that must be corrected, and shows the problem there', () => {
    const fields = { 'adminUser.password': 'Too easy', 'company.contactInfo.phone': 'Phone is required' };
    expect(refusalOf(fault({ code: 'validation_failed', message: 'Look again.', fields }))).toEqual({
      step: 0,
      sentence: 'Look again.',
      fields: { password: 'Too easy', phone: 'Phone is required' },
    });
  });

  it('says at the list which of the areas is too long', () => {
    const fields = { 'company.serviceAreas.3': 'At most 120 characters' };
    expect(refusalOf(fault({ code: 'validation_failed', message: '', fields })).fields).toEqual({
      serviceAreas: 'At most 120 characters',
    });
  });

  it('says at the email field that the address is taken', () => {
    const refusal = refusalOf(fault({ code: 'email_taken', message: 'There is an account.' }));
    expect(refusal).toMatchObject({ step: 1, fields: { adminEmail: 'There is an account.' } });
  });

  it('stays where it is when the server cannot be reached', () => {
    expect(refusalOf(new TypeError('Failed to fetch'))).toMatchObject({ step: 3, fields: {} });
  });
});
