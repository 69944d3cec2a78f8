import { describe, expect, it } from 'vitest';
import { figure } from '../../../testing/faults/figure.js';
import { anonymousText } from './anonymous-text.js';

const promise = 'costly text';
/** Twice what is promised of any text, because machines differ. */
const mostMs = 10;

describe(`survives: ${promise} – a question that is stored without names`, () => {
  it.each([
    ['digits', '1 '.repeat(500)],
    ['groups of digits', '12-34.56 '.repeat(111)],
    ['words of streets', 'street road 1 calle 2 '.repeat(45)],
    ['letters', 'a'.repeat(1_000)],
    ['dots', 'a.'.repeat(500)],
    ['ats', 'a at '.repeat(200)],
    ['capitals', 'Mr Aa '.repeat(166)],
    ['codes', 'A1B2'.repeat(250)],
    ['names', 'my name is Aa '.repeat(71)],
    ['papers', 'passport no 1 A 2 B '.repeat(50)],
    ['births', 'born on 1 may '.repeat(71)],
    ['numbers of houses', '1 a a a a '.repeat(100)],
  ])('costs little for %s', (kind, typed) => {
    anonymousText(typed, () => false);
    const before = process.cpuUsage();
    for (let count = 0; count < 5; count++) anonymousText(typed, () => false);
    const ms = process.cpuUsage(before).user / 5_000;
    figure(promise, `a question without names, of ${kind} (ms)`, ms.toFixed(2));
    expect(ms).toBeLessThan(mostMs);
  });
});
