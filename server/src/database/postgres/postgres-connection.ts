import pg from 'pg';

/** A connection that breaks fails the work that it has in hand; without a listener it would also end the process. */
export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * Work waits behind a connection that is not made, so this is how late it may notice that connections are made again. The
 * system itself finds a machine that is gone, where nothing is asked of it, some ten seconds after keepalive begins.
 */
export function connectionTo(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  };
}
