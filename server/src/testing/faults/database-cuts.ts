import { cutAfterBytes, cutBeforeAnswerTo, cutInsteadOf } from './connection-cut.js';
import { type CuttableServer, terminateSessions } from './cut-database.js';
import type { PersistentVisitors } from './persistent-visitors.js';

type DatabaseCut = (server: CuttableServer, visitors: PersistentVisitors) => Promise<unknown>;

/** No connection can be made until a visitor has been told so. */
function whileRefused(refuse: (server: CuttableServer) => Promise<void>): DatabaseCut {
  return async (server, visitors) => {
    await refuse(server);
    await visitors.isAnswered(503);
    await server.proxy.pass();
  };
}

/** New connections are cut after so many bytes of the server's greeting. */
function inGreeting(bytes: number): DatabaseCut {
  return async ({ proxy }) => {
    const done = proxy.cutNext(cutAfterBytes(bytes, 'answered'), 3);
    await proxy.reset();
    await done;
  };
}

/** Each moment at which a connection to the database can break, and how it does. */
export const databaseCuts: Readonly<Record<string, DatabaseCut>> = {
  'before it is made, at a closed port': whileRefused(({ proxy }) => proxy.refuse()),
  'while it is made, by hanging up at the first word': whileRefused(({ proxy }) => proxy.hangUp()),
  'while it is made, by silence': whileRefused(({ proxy }) => proxy.acceptInSilence()),
  'in the middle of the greeting': inGreeting(5),
  'after the password': inGreeting(60),
  'in the middle of a write, by the database': ({ test }) => terminateSessions(test),
  'in the middle of a write, by a reset of all': ({ proxy }) => proxy.reset(),
  'in the middle of a write, by swallowing all that is said': async ({ proxy }) => proxy.swallow(),
  'half-way through a question': ({ proxy }) => proxy.cutNext(cutAfterBytes(40, 'sent')),
  'half-way through an answer': ({ proxy }) => proxy.cutNext(cutAfterBytes(40, 'answered')),
  'before the commit': ({ proxy }) => proxy.cutNext(cutInsteadOf('COMMIT')),
  'between the commit and its answer': ({ proxy }) => proxy.cutNext(cutBeforeAnswerTo('COMMIT')),
};
