import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissOutdated } from './outdated-toast.js';
import { dismissToast, pageToasts, shownToast, toast } from './toast.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  shownToast.set(undefined);
});

const undo = { title: 'Amina is lost', action: { label: 'Undo', onSelect: () => undefined }, shownMs: 60_000 };

it('goes once its action can be chosen no more, and takes no other with it', () => {
  toast(undo);
  vi.advanceTimersByTime(59_999);
  expect(shownToast.get()?.title).toBe('Amina is lost');
  vi.advanceTimersByTime(1);
  expect(shownToast.get()).toBeUndefined();
  toast(undo);
  toast({ title: 'Saved' });
  vi.advanceTimersByTime(60_000);
  expect(shownToast.get()?.title).toBe('Saved');
});

it('goes with its page, and none comes after the page was left', () => {
  const page = pageToasts();
  const leave = page.enter();
  page.show(undo);
  expect(shownToast.get()?.title).toBe('Amina is lost');
  leave();
  expect(shownToast.get()).toBeUndefined();
  page.show(undo);
  expect(shownToast.get()).toBeUndefined();
  const leaveAgain = page.enter();
  page.show(undo);
  toast({ title: 'Saved' });
  leaveAgain();
  expect(shownToast.get()?.title).toBe('Saved');
  dismissToast(shownToast.get()?.id ?? 0);
});

it('goes once what it speaks of has changed, and stays for a change of something else', () => {
  toast({ ...undo, about: { id: 'amina', version: 3 } });
  dismissOutdated({ id: 'amina', version: 3 });
  dismissOutdated({ id: 'bo', version: 9 });
  expect(shownToast.get()?.title).toBe('Amina is lost');
  dismissOutdated({ id: 'amina', version: 4 });
  expect(shownToast.get()).toBeUndefined();
  toast({ title: 'Saved' });
  dismissOutdated({ id: 'amina', version: 5 });
  expect(shownToast.get()?.title).toBe('Saved');
});
