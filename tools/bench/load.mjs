import autocannon from 'autocannon';
import { withServer } from '../meg-server.mjs';

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

/** Puts a server of the folder servers/ under load. Returns requests a second, p50 and p99. */
export function measure(server, args, call) {
  return withServer(`tools/bench/servers/${server}.mjs`, { args, stdout: 'ignore' }, async (url) => {
    await sendRequests(url, call, warmUpS);
    const { non2xx, errors, requests, latency } = await sendRequests(url, call, measuredS);
    if (non2xx > 0 || errors > 0) throw new Error(`${server}: ${non2xx} refused, ${errors} failed`);
    return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
  });
}
