import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.js';
import { isLeadGone, readLeadAgain } from './leads.queries.js';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('takes a lead that went to a colleague, or was erased, from the lists that show it', async () => {
  const key = ['leads', {}];
  queryClient.setQueryData(key, { pages: [{ leads: [{ id: 'gone' }, { id: 'here' }], next: null }], pageParams: [] });
  const error = { code: 'not_found', message: 'This lead is not there.' };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 404 }));
  const fault = await readLeadAgain('gone').catch((thrown: unknown) => thrown);
  expect(isLeadGone(fault)).toBe(true);
  expect(queryClient.getQueryData(key)).toMatchObject({ pages: [{ leads: [{ id: 'here' }] }] });
});
