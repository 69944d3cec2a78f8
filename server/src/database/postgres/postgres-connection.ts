import type { Socket } from 'node:net';
import pg from 'pg';

/** Private properties of the driver's client. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly processID: number | null;
}

/** A connection that breaks fails its own statements. Without a listener it would also end the process. */
export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** The id of the database's process that serves the connection. */
  get processId(): number {
    return this.inside.processID ?? 0;
  }

  get heardBytes(): number {
    return this.inside.connection.stream.bytesRead;
  }

  get isWaiting(): boolean {
    return false;
  }

  /** Closes the socket at once. All statements that wait for an answer fail. */
  cut(): void {
    this.inside.connection.stream.destroy();
  }

  private get inside(): Inside {
    return this as unknown as Inside;
  }
}

const lookEveryMs = 1_000;

/** Creates the class of a pool's connections. Each reports itself while it waits for an answer and receives nothing. */
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
      // The driver's method has many overloads, and each of them begins to wait.
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
 * Work waits for a connection that cannot be made, so the timeout is how late it may notice that connections work
 * again. The operating system finds an idle connection to a machine that is gone some ten seconds after keepalive
 * begins.
 */
export function connectionTo(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  };
}
