import { expect, it } from 'vitest';
import { withMeg } from './meg-server.mjs';

it('A server that makes its first admin is given to the work once it answers', async () => {
  const status = await withMeg(async (url: string) => (await fetch(`${url}/healthz`)).status);
  expect(status).toBe(200);
});

it('A server that cannot start fails the work with its exit code', async () => {
  await expect(withMeg(() => undefined, { PORT: 'none', LOG_LEVEL: 'silent' })).rejects.toThrow(/ended with 1/);
});
