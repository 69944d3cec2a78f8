import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { eachDatabase } from '../../testing/database/each-database.js';
import { working } from '../../testing/start-worker.js';

eachDatabase('A worker without its database', (current) => {
  it('says so once, and once that it works again', async () => {
    const { database } = current();
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    let looks = 0;
    const down = {
      ...database,
      get reader() {
        looks += 1;
        if (looks <= 2) throw new Error('Down');
        return database.reader;
      },
    };
    const worker = working(database, Date.now, { run: async () => undefined }).worker(down, logger);
    worker.start();
    await vi.waitFor(() => expect(lines).toContain('the worker looks for jobs again'), 30_000);
    expect(lines).toEqual(['the worker could not look for jobs', 'the worker looks for jobs again']);
    await worker.stop();
  });
});
