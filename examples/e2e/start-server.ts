import { MegServer } from './meg-server.js';

/** One server for the tests that only need one to be there. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await MegServer.start({
    ...{ OPERATOR_NAME: 'Harbour Software', OPERATOR_EMAIL: 'hello@harbour-software.example' },
  });
  process.env.MEG_URL = server.url;
  return () => server.remove();
}
