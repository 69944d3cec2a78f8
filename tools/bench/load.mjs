import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const lead = {
  companyId: 'demo',
  name: 'Amina Yusof',
  email: 'amina@example.com',
  phone: '+44 7700 900123',
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveSize: 'All furniture and content',
  preliminaryQuote: '$4,850 – $6,350',
  chatHistory: 'Meg: Hello\nVisitor: Get a quote',
};
const { companyId, originCity, destinationCity, moveType, moveDetails } = lead;
const quote = { companyId, originCity, destinationCity, moveType, moveDetails };

/** The calls that are measured, each as a visitor makes it. */
export const calls = {
  lead: { path: '/api/leads', body: lead, keyed: true },
  quote: { path: '/api/calculate-quote', body: quote, keyed: false },
};

const connections = 64;
const warmUpS = 2;
const measuredS = 6;

function sendRequests(url, { path, body, keyed }, duration) {
  let number = 0;
  const start = process.hrtime.bigint();
  return autocannon({
    url: url + path,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        setupRequest: (request) =>
          keyed
            ? { ...request, headers: { ...request.headers, 'idempotency-key': `bench-${start}-${number++}` } }
            : request,
      },
    ],
  });
}

/** Runs a server of this folder in a process of its own under load. Returns requests a second, p50 and p99. */
export async function measure(server, args, call) {
  const file = fileURLToPath(new URL(`servers/${server}.mjs`, import.meta.url));
  const child = fork(file, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ${server} ended with ${code} before it was ready`);
  });
  const [{ ready }] = await Promise.race([once(child, 'message'), died]);
  died.catch(() => undefined);
  await sendRequests(ready, call, warmUpS);
  const result = await sendRequests(ready, call, measuredS);
  child.kill('SIGKILL');
  await once(child, 'exit');
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${server}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}
