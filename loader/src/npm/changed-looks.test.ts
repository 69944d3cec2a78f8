import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedLooks } from './changed-looks.js';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'fr' } }));
afterEach(() => void vi.unstubAllGlobals());

describe('what is said of looks that have changed', () => {
  it('is what is new or another', () => {
    expect(changedLooks({ label: 'Ask', zIndex: 7 }, { label: 'Quote', zIndex: 7, color: '#111' })).toEqual({
      label: 'Quote',
      color: '#111',
    });
  });

  it('is that a look has gone', () => {
    expect(changedLooks({ label: 'Ask', offset: 24, launcher: 'none' }, {})).toEqual({
      label: '',
      offset: '',
      launcher: '',
    });
  });

  it('is what a page has by itself, where that is more than nothing', () => {
    expect(changedLooks({ theme: 'dark', language: 'ar' }, {})).toEqual({ theme: 'auto', language: 'fr' });
  });

  it('is no word of a language that stays: the visitor may have chosen another', () => {
    expect(changedLooks({ language: 'ar', label: 'a' }, { language: 'ar', label: 'b' })).toEqual({ label: 'b' });
  });
});
