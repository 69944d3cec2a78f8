import { bucketBoundsMs, type ClassTally, type RequestMetrics } from './request-metrics.js';

const name = 'meg_http_request_duration_seconds';

function escaped(value: string): string {
  return value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
}

function linesOf(labels: string, { count, seconds, buckets }: ClassTally): string[] {
  let below = 0;
  const bounds = bucketBoundsMs.map((boundMs, index) => {
    below += buckets[index] ?? 0;
    return `${name}_bucket{${labels},le="${boundMs / 1_000}"} ${below}`;
  });
  return [
    ...bounds,
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

/**
 * Prometheus' histogram of how long answers take. Not made by the library, which looks up its buckets by the text of
 * the labels at each request: that would cost a good part of a short call.
 */
export function durationLines(requests: RequestMetrics): string {
  const lines = [`# HELP ${name} How long requests take.`, `# TYPE ${name} histogram`];
  for (const { method, route, byClass } of requests.all())
    for (const [first, tally] of byClass.entries())
      if (tally) lines.push(...linesOf(`method="${method}",route="${escaped(route)}",status="${first}xx"`, tally));
  return lines.join('\n');
}
