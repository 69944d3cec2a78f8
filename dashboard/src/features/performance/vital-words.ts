import type { WebVitalName } from '@meg/shared/domain/web-vitals';
import { formatNumber } from '../../ui/text/format.js';

export const vitalWords: Readonly<Record<WebVitalName, { title: string; meaning: string }>> = {
  LCP: { title: 'Largest contentful paint', meaning: 'until the largest part of the page is seen' },
  FID: { title: 'First input delay', meaning: 'from the first tap until the page begins to answer' },
  INP: { title: 'Interaction to next paint', meaning: 'from a tap until its answer is seen, at the slowest' },
  CLS: { title: 'Cumulative layout shift', meaning: 'how much the page moves by itself' },
  FCP: { title: 'First contentful paint', meaning: 'until the first word or picture is seen' },
  TTFB: { title: 'Time to first byte', meaning: 'until the page begins to arrive' },
};

const shortMs = 1_000;

export function formatMs(ms: number): string {
  if (ms >= shortMs) return `${formatNumber(Math.round(ms / 10) / 100)} s`;
  return `${formatNumber(ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms))} ms`;
}

export function formatVital(name: WebVitalName, value: number): string {
  return name === 'CLS' ? value.toFixed(2) : formatMs(value);
}
