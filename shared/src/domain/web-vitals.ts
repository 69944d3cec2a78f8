/**
 * How fast a page is for its visitors. Browsers replaced FID by INP, which counts every tap and not only the first; FID
 * is still shown, from our own measurement.
 */
export const webVitalNames = ['LCP', 'FID', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type WebVitalName = (typeof webVitalNames)[number];

export type Rating = 'good' | 'needs-improvement' | 'poor';

interface Thresholds {
  /** Up to here it is good. */
  good: number;
  /** Beyond here it is poor. */
  poor: number;
}

/** In milliseconds, but for CLS, which has no unit. */
export const webVitalThresholds: Readonly<Record<WebVitalName, Thresholds>> = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

/** Thresholds for our own server's figures. */
export const serverThresholds = {
  responseTimeMs: { good: 200, poor: 500 },
  errorPercent: { good: 1, poor: 5 },
  memoryPercent: { good: 70, poor: 85 },
} as const satisfies Record<string, Thresholds>;

export function rate(value: number, { good, poor }: Thresholds): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

export function rateWebVital(name: WebVitalName, value: number): Rating {
  return rate(value, webVitalThresholds[name]);
}

/** The share of good figures in whole percent; undefined if nothing was measured. */
export function scoreOf(ratings: readonly Rating[]): number | undefined {
  if (ratings.length === 0) return undefined;
  return Math.round((100 * ratings.filter((rating) => rating === 'good').length) / ratings.length);
}
