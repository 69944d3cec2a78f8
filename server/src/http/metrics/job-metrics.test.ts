import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { jobAdder } from '../../jobs/add-job.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, databases, eachDatabase } from '../../testing/database/each-database.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const metricsToken = 'a token of the monitoring';
const read = async (app: FastifyInstance) =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).body;
/** The lines of these figures. */
const figuresOf = (body: string, names: RegExp) => body.split('\n').filter((line) => names.test(line));

eachDatabase('The metrics of jobs', (current) => {
  it('show an outage of the mail server however far the next try is put off, and no reminder of tomorrow', async () => {
    const { database } = current();
    let clock = Date.now();
    const now = () => clock;
    const mailer = {
      isDropping: false,
      send: async () => {
        throw new Error('421 not now');
      },
    };
    const app = await createTestApp(database, { metricsToken, mailer, now });
    const staff = await signIn(app, database, { role: 'super_admin' });
    const { company, person } = await signIn(app, database);
    await database.transaction((trx) =>
      jobAdder({ now, newId })(trx, {
        kind: 'notifications.reminder',
        companyId: company.id,
        payload: {},
        runAt: clock + 86_400_000,
      }),
    );
    const headers = { origin: ownOrigin };
    await app.inject({ method: 'POST', url: '/api/admin/forgot-password', headers, payload: { email: person.email } });
    await app.worker.settle();
    const shown = /^meg_jobs_(waiting|retrying|dead)|^meg_job_failures_total/;
    const kind = '{kind="account-mail.reset"}';
    expect(figuresOf(await read(app), shown).sort()).toEqual([
      `meg_job_failures_total${kind} 1`,
      'meg_jobs_dead 0',
      `meg_jobs_retrying${kind} 1`,
      'meg_jobs_waiting 1',
    ]);
    clock += 60_000;
    await app.worker.settle();
    expect(await read(app)).toContain(`meg_job_failures_total${kind} 2`);
    // A job of no company that is given up is told to the staff.
    await database.transaction((trx) =>
      trx.updateTable('jobs').set({ interruptions: 2 }).where('kind', '=', 'account-mail.reset').execute(),
    );
    clock += 3_600_000;
    await app.worker.settle();
    await app.worker.settle();
    const notices = (await staff.call('GET', '/api/notifications')).json().notifications;
    expect(notices.map(({ title }: { title: string }) => title)).toContain(
      'A job was set aside: a mail with a link for a new password',
    );
    await app.close();
  });
});

it.each(databases)(
  'leaves out what cannot be known while the database is gone, and is not ready (%s)',
  async (kind) => {
    const { database, drop } = await createDatabase(kind);
    const app = await createTestApp(database, { metricsToken });
    await drop();
    const body = await read(app);
    expect(body).toMatch(/^meg_ready 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes/m);
    expect(body).not.toMatch(/nan/i);
    expect(figuresOf(body, /^meg_jobs/)).toEqual([]);
    await app.close();
  },
);
