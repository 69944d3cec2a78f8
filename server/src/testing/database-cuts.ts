import { type CuttableServer, terminateSessions } from './cut-database.js';
import type { PersistentVisitors } from './persistent-visitors.js';

type Cut = (server: CuttableServer, visitors: PersistentVisitors) => Promise<unknown>;

/** No connection can be made until a visitor has been told so. */
function whileRefused(refuse: (server: CuttableServer) => Promise<void> | void): Cut {
  return async (server, visitors) => {
    await refuse(server);
    await visitors.isAnswered(503);
    await server.proxy.pass();
  };
}

/** New connections are cut after so many bytes of the server's greeting. */
function inGreeting(bytes: number): Cut {
  return ({ proxy }) => {
    const done = proxy.cutAfterBytes(bytes, { from: 'server', times: 3 });
    proxy.cutNow();
    return done;
  };
}

/** Each moment at which a connection to the database can break, and how it does. */
export const databaseCuts: Readonly<Record<string, Cut>> = {
  'before it is made, at a closed port': whileRefused(({ proxy }) => proxy.refuse()),
  'while it is made, by hanging up at the first word': whileRefused(({ proxy }) => proxy.hangUp()),
  'while it is made, by silence': whileRefused(({ proxy }) => {
    proxy.acceptInSilence();
    proxy.cutNow();
  }),
  'in the middle of the greeting': inGreeting(5),
  'after the password': inGreeting(60),
  'in the middle of a write, by the database': ({ test }) => terminateSessions(test),
  'in the middle of a write, by a reset of all': async ({ proxy }) => proxy.cutNow(),
  'half-way through a question': ({ proxy }) => proxy.cutAfterBytes(40, { from: 'client' }),
  'half-way through an answer': ({ proxy }) => proxy.cutAfterBytes(40, { from: 'server' }),
  'before the commit': ({ proxy }) => proxy.cutInsteadOf('COMMIT'),
  'between the commit and its answer': ({ proxy }) => proxy.loseAnswerTo('COMMIT'),
};
