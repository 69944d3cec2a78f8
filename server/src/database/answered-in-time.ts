import { DatabaseSilent } from './database.js';

/** Who asks has a limit of its own, often of three seconds, and takes no answer for a server that is gone. */
const patienceMs = 2_500;

/** What the database answers, or a fault where it takes too long. The work itself goes on. */
export async function answeredInTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent()), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
