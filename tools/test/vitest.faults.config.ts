import { defineConfig } from 'vitest/config';
import everyday from '../../vitest.config.js';

/** The promises at their full length: one file at a time, as what they measure must not be that of another. */
export default defineConfig({
  ...everyday,
  test: {
    ...everyday.test,
    include: ['*/src/**/*.faults.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
