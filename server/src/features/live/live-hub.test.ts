import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Database } from '../../database/database.js';
import { newId } from '../../ids/ids.js';
import type { Person } from '../../people/person.js';
import { LiveHub } from './live-hub.js';
import { LiveStream } from './live-stream.js';

it('A dashboard stays open, and the server up, while the database is away', async () => {
  const away = () => Promise.reject(new Error('The database is away'));
  const hub = new LiveHub({
    now: Date.now,
    newId,
    logger: pino({ level: 'silent' }),
    lookUp: away,
    seesLead: async () => true,
    longestStreamMs: 3_600_000,
    database: {} as Database,
    facts: { find: away, unread: away },
  });
  const stream = new LiveStream('token', { id: 'p', companyId: 'c', supportCompanyId: null } as Person, Date.now());
  hub.streams.add(stream);
  await hub.beat();
  await hub.wake();
  expect(stream.isOpen).toBe(true);
  expect(String(stream.readable.read())).toContain('event: beat');
});
