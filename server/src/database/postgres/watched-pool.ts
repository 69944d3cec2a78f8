import pg from 'pg';
import { Client, connectionTo, watchedClient } from './postgres-connection.js';
import { SilentConnections } from './silent-connections.js';

const probeTimeoutMs = 2_000;

/** A pool that lets go of its connections once one of them turned out to be dead: they went the same way. */
export function watchedPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const free = new Set<Client>();
  const cutFree = () => {
    for (const client of free) client.cut();
  };
  const openProbe = () => new Client({ ...connectionTo(url), query_timeout: probeTimeoutMs });
  const silent = new SilentConnections(openProbe, cutFree);
  const pool = new pg.Pool({ ...settings, Client: watchedClient((client) => silent.report(client)) });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void free.delete(client as unknown as Client));
  pool.on('release', (_, client) => void free.add(client as unknown as Client));
  pool.on('remove', (client) => void free.delete(client as unknown as Client));
  return pool;
}
