import { beforeEach, describe, expect, it } from 'vitest';
import { LoginThrottle } from './login-throttle.js';

const minuteMs = 60_000;

describe('guessing a password', () => {
  let clockMs = 0;
  let throttle: LoginThrottle;
  beforeEach(() => {
    throttle = new LoginThrottle(() => clockMs);
  });

  const taken = (account: string, network: string) => {
    try {
      throttle.take({ account, network });
      return true;
    } catch {
      return false;
    }
  };
  const count = (times: number, of: (place: number) => [account: string, network: string]) =>
    Array.from({ length: times }, (_, place) => taken(...of(place))).filter(Boolean).length;

  it('is checked ten times in a quarter of an hour from one network', () => {
    expect(count(1_000, () => ['amina', 'n'])).toBe(10);
    clockMs += 15 * minuteMs;
    expect(count(1_000, () => ['amina', 'n'])).toBe(10);
  });

  it('is checked fifty times from one network for all accounts together', () => {
    expect(count(1_000, (place) => [`a${place}`, 'n'])).toBe(50);
  });

  it('is checked fifty times for one account from all networks together', () => {
    expect(count(1_000, (place) => ['amina', `n${place}`])).toBe(50);
  });

  it('does not lock an owner out of a network where the owner signed in before', () => {
    throttle.take({ account: 'amina', network: 'office' });
    throttle.succeeded({ account: 'amina', network: 'office' });
    count(1_000, (place) => ['amina', `n${place}`]);
    expect(taken('amina', 'office')).toBe(true);
    expect(taken('amina', 'elsewhere')).toBe(false);
  });

  it('does not count those who know their password', () => {
    for (let day = 0; day < 100; day++) {
      throttle.take({ account: 'amina', network: 'n' });
      throttle.succeeded({ account: 'amina', network: 'n' });
    }
    expect(taken('amina', 'n')).toBe(true);
  });

  it('fills no memory, however many accounts are named', () => {
    expect(() => count(200_000, (place) => [`a${place}`, `n${place}`])).not.toThrow();
  });
});
