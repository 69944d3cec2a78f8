import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.js';

/** Writes several lines at once, because a system call for each would take longer than most requests. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({ level, base: null }, pino.destination({ minLength: 4_096, periodicFlush: 200, sync: true }));
}
