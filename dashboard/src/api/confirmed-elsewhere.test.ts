import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast, toast } from '../ui/feedback/toast.js';
import { aboutConfirmation, followsConfirmation, noteConfirmed } from './confirmed-elsewhere.js';
import { queryClient } from './query-client.js';

afterEach(() => queryClient.clear());

it('takes back what was said of an address that is confirmed by now, and leaves the rest', async () => {
  let confirmed = 0;
  const read = vi.fn(async () => confirmed);
  const others = vi.fn(async () => 'as before');
  const open = [
    new QueryObserver(queryClient, { queryKey: ['confirmed?'], queryFn: read, meta: followsConfirmation }),
    new QueryObserver(queryClient, { queryKey: ['others'], queryFn: others }),
  ];
  const close = open.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(open[0]?.getCurrentResult().data).toBe(0));
  toast({ title: 'The link is on its way', about: aboutConfirmation });
  confirmed = 1;
  noteConfirmed();
  await vi.waitFor(() => expect(open[0]?.getCurrentResult().data).toBe(1));
  expect(others).toHaveBeenCalledOnce();
  expect(shownToast.get()).toBeUndefined();
  for (const end of close) end();
});
