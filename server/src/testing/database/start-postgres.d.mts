export interface PostgresServer {
  url: string;
  /** Stops as an operator would, ending every session, and starts again with what it had stored. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export function startPostgres(): Promise<PostgresServer>;
