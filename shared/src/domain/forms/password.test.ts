import { expect, it } from 'vitest';
import { passwordFault } from './password.js';

it.each([
  'password12',
  'Password123!',
  'P@ssw0rd2026',
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'qwerty1234',
  '1q2w3e4r5t',
  'iloveyou2027',
  '**welcome**',
])('%s is too easy to guess', (password) => {
  expect(passwordFault(password)).toMatch(/^Too easy to guess/);
});

it.each(['a long walk along the quay', 'passwords of my house', 'Zq7!vT3#pL', 'summer house in Kinsale'])(
  '%s is accepted',
  (password) => {
    expect(passwordFault(password)).toBeUndefined();
  },
);
