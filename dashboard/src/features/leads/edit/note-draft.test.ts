import { afterEach, expect, it, vi } from 'vitest';
import { noteDraft } from './note-draft.js';

afterEach(() => vi.unstubAllGlobals());

function useTab(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

it('keeps the note of each lead apart, for the person who typed it', () => {
  useTab();
  noteDraft('ben', 'lead-1').keep('Rings back on');
  noteDraft('ben', 'lead-2').keep('Two pianos');
  expect(noteDraft('ben', 'lead-1').read()).toBe('Rings back on');
  expect(noteDraft('ben', 'lead-2').read()).toBe('Two pianos');
  expect(noteDraft('olivia', 'lead-1').read()).toBe('');
});

it('keeps nothing of a note that is saved or emptied', () => {
  const kept = useTab();
  noteDraft('ben', 'lead-1').keep('Rings');
  noteDraft('ben', 'lead-1').keep(' ');
  expect(kept.size).toBe(0);
});
