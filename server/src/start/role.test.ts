import { describe, expect, it } from 'vitest';
import { readRole } from './role.js';

const sqlite = { kind: 'sqlite', file: 'meg.sqlite' } as const;
const postgres = { kind: 'postgres', url: 'postgres://meg@db/meg' } as const;

describe('what a process does', () => {
  it('is all, where nothing else is said', () => {
    expect(readRole([], sqlite)).toEqual({ serves: true, works: true });
    expect(readRole([], postgres)).toEqual({ serves: true, works: true });
  });

  it('can be jobs alone, or everything but jobs, beside others on one PostgreSQL', () => {
    expect(readRole(['--worker'], postgres)).toEqual({ serves: false, works: true });
    expect(readRole(['--no-worker'], postgres)).toEqual({ serves: true, works: false });
  });

  it('is not guessed', () => {
    expect(() => readRole(['--workers'], postgres)).toThrow('--worker, --no-worker or nothing');
    expect(() => readRole(['--worker', '--no-worker'], postgres)).toThrow('--worker, --no-worker or nothing');
    expect(() => readRole(['toString'], postgres)).toThrow('--worker, --no-worker or nothing');
    expect(() => readRole(['--worker'], sqlite)).toThrow('DATABASE_URL');
    expect(() => readRole(['--no-worker'], sqlite)).toThrow('DATABASE_URL');
  });
});
