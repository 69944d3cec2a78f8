import type { Socket } from 'node:net';
import pg from 'pg';

/** What the driver keeps of a connection. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly processID: number | null;
}

/** A connection that breaks fails the work that it has in hand; without a listener it would also end the process. */
export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** By which the database knows the connection. */
  get processId(): number {
    return this.inside.processID ?? 0;
  }

  get heardBytes(): number {
    return this.inside.connection.stream.bytesRead;
  }

  get isWaiting(): boolean {
    return false;
  }

  /** Ends it without a word to the other side. All that waits for an answer fails. */
  cut(): void {
    this.inside.connection.stream.destroy();
  }

  private get inside(): Inside {
    return this as unknown as Inside;
  }
}

const lookEveryMs = 1_000;

/** Gives the class of a pool's connections: each reports itself while it waits for an answer and hears nothing. */
export function watchedClient(report: (client: Client) => void): typeof Client {
  return class extends Client {
    private watching: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      const rest = () => {
        clearInterval(this.watching);
        this.watching = undefined;
      };
      this.on('drain', rest);
      this.once('end', rest);
      const send = this.query;
      // The driver's method has many shapes, and each of them begins to wait.
      this.query = ((...given: Parameters<typeof send>) => {
        this.watch();
        return send.apply(this, given);
      }) as typeof send;
    }

    override get isWaiting(): boolean {
      return this.watching !== undefined;
    }

    private watch(): void {
      if (this.watching) return;
      let { heardBytes } = this;
      this.watching = setInterval(() => {
        if (heardBytes === this.heardBytes) report(this);
        heardBytes = this.heardBytes;
      }, lookEveryMs).unref();
    }
  };
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
