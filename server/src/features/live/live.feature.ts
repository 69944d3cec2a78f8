import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { firstIdAt } from '../../ids/id-time.js';
import { dayMs } from '../../time/time-units.js';
import type { LeadSight } from '../lead-work/list/lead-sight.service.js';
import type { sessionsFeature } from '../sessions/sessions.feature.js';
import { announcer } from './live.events.js';
import { liveRoutes } from './live.routes.js';
import { deleteOldEntries } from './live-entries.store.js';
import { LiveHub } from './live-hub.js';
import { liveLeadsJob } from './live-leads.job.js';
import type { LiveFacts } from './live-messages.js';

type Used = ServiceOf<typeof sessionsFeature> & { leadSight: LeadSight; facts: LiveFacts; longestStreamMs: number };

const beatEveryMs = 15_000;

/** Wakes the hub while the server runs, and closes all streams when it stops, so that nothing waits for them. */
function keepLive(app: FastifyInstance, hub: LiveHub, database: Database): void {
  let unlisten: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    unlisten = database.listen('live', () => void hub.wake());
    timer = setInterval(() => void hub.beat(), beatEveryMs).unref();
  });
  app.addHook('preClose', async () => {
    unlisten?.();
    clearInterval(timer);
    hub.close();
  });
}

export function liveFeature(ground: Ground, { facts, sessions, leadSight, longestStreamMs }: Used) {
  const lookUp = (token: string) => sessions.lookUp(token);
  const hub = new LiveHub({
    ...ground,
    facts,
    lookUp,
    seesLead: (listener, leadId) => leadSight.sees(listener, leadId),
    longestStreamMs,
  });
  return {
    name: 'live',
    routes: (app) => {
      app.decorate('live', hub);
      liveRoutes(app, { hub, cookie: ground.cookie });
      keepLive(app, hub, ground.database);
    },
    jobs: [liveLeadsJob(announcer(ground))],
    keeps: [
      {
        table: 'liveEntries',
        keptMs: dayMs,
        deleteOld: (trx, beforeMs, most) => deleteOldEntries(trx, firstIdAt(beforeMs), most),
      },
    ],
  } satisfies Feature;
}
