import type { PerformanceFigures } from '@meg/shared/contract/performance';
import type { RequestMetrics } from '../../http/metrics/request-metrics.js';
import { isoTime } from '../../time/iso-time.js';
import type { Machine } from './machine.js';
import type { WebVitalsService } from './web-vitals.service.js';

export interface FigureSources {
  requests: RequestMetrics;
  machine: Machine;
  webVitals: WebVitalsService;
}

const mebibyte = 1_048_576;

const toTwoPlaces = (value: number) => Math.round(value * 100) / 100;

/** Figures of this process only: with several servers, each shows its own and its name. */
export async function performanceFigures(sources: FigureSources): Promise<PerformanceFigures> {
  const { requests, machine, webVitals } = sources;
  const { averageMs, errorPercent, perSecond, slowest, requests: answered } = requests.recent();
  const { usedBytes, totalBytes } = machine.memory();
  return {
    averageResponseTime: toTwoPlaces(averageMs),
    errorRate: toTwoPlaces(errorPercent),
    throughput: toTwoPlaces(perSecond),
    memoryUsage: { used: Math.round(usedBytes / mebibyte), total: Math.round(totalBytes / mebibyte) },
    slowEndpoints: slowest.map(({ averageMs: avgTime, ...one }) => ({ ...one, avgTime: toTwoPlaces(avgTime) })),
    node: machine.name,
    requests: answered,
    upSince: isoTime(requests.startedAt),
    webVitals: await webVitals.summary(),
  };
}
