import { describe, expect, it } from 'vitest';
import { ExportSlots } from './export-slots.js';

describe('Exports of leads', () => {
  it('are two at once for a company and four in all; more are told to try again', () => {
    const slots = new ExportSlots();
    const release = slots.take('a');
    slots.take('a');
    expect(() => slots.take('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    slots.take('b');
    slots.take('c');
    expect(() => slots.take('d')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    release();
    slots.take('d');
    expect(() => slots.take('a')).toThrow();
  });
});
