import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTaken, publish } from './public-api.js';

type Api = ((...args: unknown[]) => void) & { version: string; q: { push(command: unknown[]): void } };

const warned = vi.fn();
const mocks = { open: vi.fn(), on: vi.fn(), destroy: vi.fn() };
const verbs = Object.assign(Object.create(null), mocks) as typeof mocks;
const host = { isConnected: true };
let page: { Meg?: unknown };

function meg(): Api {
  return page.Meg as Api;
}

beforeEach(() => {
  page = {};
  host.isConnected = true;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('console', { warn: warned });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const mock of [warned, ...Object.values(verbs)]) mock.mockReset();
});

describe('Meg', () => {
  it('says its version and does what it is asked', () => {
    publish('Meg', [host as Element, verbs], '1.2.3');
    const listener = () => {};
    meg()('on', 'opened', listener);
    expect(meg().version).toBe('1.2.3');
    expect(verbs.on).toHaveBeenCalledWith('opened', listener, 'on');
  });

  it.each(['dance', 'constructor', '__proto__', 'toString', undefined, null, 7, {}])('only warns of %j', (verb) => {
    publish('Meg', [host as Element, verbs], '1');
    expect(() => meg()(verb)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a symbol', Symbol('open')],
    ['an object that throws when it is read', { toString: () => expect.unreachable() }],
  ])('only warns of %s', (_, verb) => {
    publish('Meg', [host as Element, verbs], '1');
    expect(() => meg()(verb)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('never throws into the page', () => {
    verbs.open.mockImplementation(() => {
      throw new Error('no');
    });
    publish('Meg', [host as Element, verbs], '1');
    expect(() => meg()('open')).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('runs the calls that waited, then those that a kept stub still pushes', () => {
    page.Meg = Object.assign(() => {}, { q: [['open']] });
    publish('Meg', [host as Element, verbs], '1');
    expect(verbs.open).toHaveBeenCalledTimes(1);
    meg().q.push(['open']);
    expect(verbs.open).toHaveBeenCalledTimes(2);
  });

  it('leaves a Meg of the page itself alone', () => {
    const own = { version: '9' };
    page.Meg = own;
    expect(isTaken('Meg')).toBe(false);
    publish('Meg', [host as Element, verbs], '1');
    expect(page.Meg).toBe(own);
  });
});

describe('after destroy', () => {
  it('the name is gone where there was none', () => {
    publish('Meg', [host as Element, verbs], '1');
    meg()('destroy');
    expect(verbs.destroy).toHaveBeenCalledTimes(1);
    expect('Meg' in page).toBe(false);
  });

  it('the name is the stub again, with nothing left to run', () => {
    const stub = Object.assign(() => {}, { q: [['open']] });
    page.Meg = stub;
    publish('Meg', [host as Element, verbs], '1');
    meg()('destroy');
    expect(page.Meg).toBe(stub);
    publish('Meg', [host as Element, verbs], '1');
    expect(verbs.open).toHaveBeenCalledTimes(1);
  });

  it('whoever kept hold of it calls in vain', () => {
    publish('Meg', [host as Element, verbs], '1');
    const kept = meg();
    kept('destroy');
    kept('open');
    kept('dance');
    expect(verbs.open).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('a script that is there twice', () => {
  it('finds the page free the first time, stub or not', () => {
    const stub = vi.fn();
    expect(isTaken('Meg')).toBe(false);
    page.Meg = stub;
    expect(isTaken('Meg')).toBe(false);
    expect(stub).not.toHaveBeenCalled();
  });

  it('gives way to the launcher that stands', () => {
    publish('Meg', [host as Element, verbs], '1');
    expect(isTaken('Meg')).toBe(true);
  });

  it('gives way to one that waits for the body', () => {
    publish('Meg', [host as Element, verbs], '1');
    host.isConnected = false;
    vi.stubGlobal('document', { readyState: 'loading' });
    expect(isTaken('Meg')).toBe(true);
    expect(verbs.destroy).not.toHaveBeenCalled();
  });

  it('takes the place of one whose launcher went with the body', () => {
    publish('Meg', [host as Element, verbs], '1');
    host.isConnected = false;
    expect(isTaken('Meg')).toBe(false);
    expect(verbs.destroy).toHaveBeenCalledTimes(1);
  });
});
