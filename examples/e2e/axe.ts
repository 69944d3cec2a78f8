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

/** What is still fading in has no contrast to measure yet. */
function settled(frame: Frame): Promise<unknown> {
  return frame.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
}

/** In the document of this frame alone: axe looking into frames by itself takes five times as long. */
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

/** That axe objects to nothing in any document of a page, or of one frame alone, or only within a part of that. */
export async function expectNothingFromAxe(view: Page | Frame, within = 'html'): Promise<void> {
  const frames = 'frames' in view ? view.frames() : [view];
  for (const frame of frames) expect(await findings(frame, within), frame.url()).toEqual([]);
}
