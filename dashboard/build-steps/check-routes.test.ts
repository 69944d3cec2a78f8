import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRoutes } from './check-routes.js';

describe('The screens of the dashboard', () => {
  let source = '';
  beforeEach(async () => {
    source = await mkdtemp(join(tmpdir(), 'meg-screens-'));
    for (const file of ['features/team/team-page.tsx', 'features/team/team-table.tsx', 'site/about/about-page.tsx']) {
      await mkdir(dirname(join(source, file)), { recursive: true });
      await writeFile(join(source, file), '');
    }
  });
  afterEach(() => rm(source, { recursive: true }));

  const check = (...files: string[]) =>
    checkRoutes({
      appDirectory: join(source, 'app'),
      routes: Object.fromEntries(files.map((file) => [file, { file }])),
    });

  it('pass where each has a route', async () => {
    await expect(check('../features/team/team-page.tsx', '../site/about/about-page.tsx')).resolves.toBeUndefined();
  });

  it('fail the build where one has none, and it is named', async () => {
    await expect(check('../site/about/about-page.tsx')).rejects.toThrow(
      /^No address leads to features\/team\/team-page\.tsx: add each to src\/app\/routes\.ts/,
    );
  });
});
