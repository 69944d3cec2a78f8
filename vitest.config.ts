import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests read the shared sources, so that a change shows without a build. */
const shared = {
  find: /^@meg\/shared\/(.*)$/,
  replacement: `${fileURLToPath(new URL('shared/src/', import.meta.url))}$1.ts`,
};

export default defineConfig({
  resolve: { alias: [shared] },
  test: {
    include: ['*/src/**/*.test.ts', 'tools/**/*.test.ts', 'dashboard/build-steps/**/*.test.ts', '*/src/**/*.test.tsx'],
    // No test file leaves anything behind in its process: what one has read, the next need not read again.
    isolate: false,
    // As many as the machine can run: by itself one processor would stand still.
    maxWorkers: '100%',
    globalSetup: ['server/src/testing/database/postgres-server.ts'],
    // Laws are tried 10,000 times and more, on machines that have other work too.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
