import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';
import { expect } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Elements that are still fading in have no contrast to measure yet. */
function settled(frame: Frame): Promise<unknown> {
  return frame.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
}

/** Checks the document of this frame only: axe takes five times as long to enter frames by itself. */
async function findings(frame: Frame, within: string): Promise<unknown[]> {
  await settled(frame);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(async (part) => {
    const found = await window.axe?.run(part, {
      iframes: false,
      resultTypes: ['violations'],
      rules: { 'frame-tested': { enabled: false } },
    });
    return (found?.violations ?? ['axe is missing']).map((one) =>
      typeof one === 'string' ? one : [one.id, one.nodes.map(({ html }) => html)],
    );
  }, within);
}

/** Expects no violation in any document of a page, in one frame, or within one part of it. */
export async function expectNothingFromAxe(view: Page | Frame, within = 'html'): Promise<void> {
  const frames = 'frames' in view ? view.frames() : [view];
  for (const frame of frames) expect(await findings(frame, within), frame.url()).toEqual([]);
}
