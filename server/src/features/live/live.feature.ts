import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { firstIdAt } from '../../id-time.js';
import { dayMs } from '../../time-units.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { keepLive } from './keep-live.js';
import { announcer } from './live.events.js';
import { liveRoutes } from './live.routes.js';
import { deleteOldEntries } from './live-entries.store.js';
import { LiveHub } from './live-hub.js';
import { LiveLeadsJob } from './live-leads.job.js';
import type { LiveFacts } from './live-words.js';

interface Used {
  facts: LiveFacts;
  sessions: SessionsService;
  longestStreamMs: number;
}

export function liveFeature(ground: Ground, { facts, sessions, longestStreamMs }: Used) {
  const lookUp = (token: string) => sessions.lookUp(token);
  const hub = new LiveHub({ ...ground, facts, lookUp, longestStreamMs });
  return {
    name: 'live',
    routes: (app) => {
      app.decorate('live', hub);
      liveRoutes(app, { hub, cookie: ground.cookie });
      keepLive(app, hub, ground.database);
    },
    jobs: [new LiveLeadsJob(announcer(ground))],
    keeps: [
      {
        table: 'liveEntries',
        keptMs: dayMs,
        deleteOld: (trx, beforeMs, most) => deleteOldEntries(trx, firstIdAt(beforeMs), most),
      },
    ],
  } satisfies Feature;
}
