import { useBrowserValue } from '../../ui/browser/use-browser-value.js';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { dayNumber, tipOfDay } from './tip-of-day.js';

/** Chosen in the browser: a page that was written ahead does not know on which day it is read. */
export function useTipOfDay(tips: readonly CulturalTip[]): CulturalTip | undefined {
  const day = useBrowserValue(() => String(dayNumber(new Date())), '');
  return day === '' ? undefined : tipOfDay(tips, Number(day));
}
