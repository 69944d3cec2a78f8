import { describe, expect, it } from 'vitest';
import { missingContact } from './contact-required.js';

describe('what is missing of a contact', () => {
  it.each([
    ['both', 'a@b.example', '0800', []],
    ['both', 'a@b.example', '', ['phone']],
    ['both', ' ', '0800', ['email']],
    ['both', '', '\u200b', ['email', 'phone']],
    ['either', 'a@b.example', '', []],
    ['either', '\u00a0', '0800', []],
    ['either', '', '\u200b', ['email', 'phone']],
    ['either', '', 'Email only', ['email']],
    ['either', 'a@b.example', 'Email only', []],
    ['both', 'a@b.example', 'Email only', []],
    ['either', '', '٠١٢٣٤٥٦٧٨', []],
  ] as const)('where %s is required, of email %j and phone %j: %j', (required, email, phone, missing) => {
    expect(missingContact(required, { email, phone })).toEqual(missing);
  });
});
