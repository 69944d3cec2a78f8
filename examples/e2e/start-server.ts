import { MegServer } from './meg-server.js';

/** One server shared by all tests that need no settings of their own. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await MegServer.start({
    OPERATOR_NAME: 'Harbour Software',
    OPERATOR_EMAIL: 'hello@harbour-software.example',
  });
  process.env.MEG_URL = server.url;
  return () => server.remove();
}
