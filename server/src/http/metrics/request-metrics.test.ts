import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationLines } from './duration-lines.js';
import { RequestMetrics } from './request-metrics.js';

const minuteMs = 60_000;

describe('the figures of the last 15 minutes', () => {
  it('are nothing before the first request', () => {
    const { requests, averageMs, errorPercent, perSecond, slowest } = new RequestMetrics(() => 0).recent();
    expect([requests, averageMs, errorPercent, perSecond, slowest]).toEqual([0, 0, 0, 0, []]);
  });

  it('forget what is older, count faults of the server as errors, and name the slowest first', () => {
    let now = 0;
    const metrics = new RequestMetrics(() => now);
    const leads = metrics.tallyOf('GET', '/api/leads');
    const lead = metrics.tallyOf('GET', '/api/leads/:id');
    metrics.record(leads, 500, 9_000);
    now = 16 * minuteMs;
    metrics.record(leads, 200, 10);
    metrics.record(leads, 404, 30);
    metrics.record(lead, 503, 80);
    const { requests, averageMs, errorPercent, slowest } = metrics.recent();
    expect([requests, averageMs, Math.round(errorPercent)]).toEqual([3, 40, 33]);
    expect(slowest).toEqual([
      { endpoint: 'GET /api/leads/:id', count: 1, averageMs: 80 },
      { endpoint: 'GET /api/leads', count: 2, averageMs: 20 },
    ]);
  });

  it('agree with a list of all requests, whenever they came', () => {
    const request = fc.record({
      afterMs: fc.nat({ max: 3 * minuteMs }),
      status: fc.constantFrom(200, 404, 500),
      ms: fc.nat(5_000),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (all) => {
        let now = 0;
        const metrics = new RequestMetrics(() => now);
        const times = all.map(({ afterMs, status, ms }) => {
          now += afterMs;
          metrics.record(metrics.tallyOf('GET', '/'), status, ms);
          return { at: now, status, ms };
        });
        const oldest = (Math.floor(now / 10_000) - 89) * 10_000;
        const kept = times.filter(({ at }) => at >= oldest);
        const figures = metrics.recent();
        expect(figures.requests).toBe(kept.length);
        expect(figures.averageMs * kept.length).toBeCloseTo(kept.reduce((sum, { ms }) => sum + ms, 0));
        const errors = kept.filter(({ status }) => status === 500).length;
        expect((figures.errorPercent * kept.length) / 100).toBeCloseTo(errors);
      }),
    );
  });

  it('say how many requests a second came in the last minute', () => {
    let now = 0;
    const metrics = new RequestMetrics(() => now);
    for (let second = 0; second < 600; second++) {
      now = second * 1_000;
      for (let one = 0; one < 3; one++) metrics.record(metrics.tallyOf('GET', '/'), 200, 1);
    }
    expect(metrics.recent().perSecond).toBeCloseTo(3, 0);
  });
});

describe('the histogram for Prometheus', () => {
  it('counts each duration in every bucket that holds it, by method, route and class of status', () => {
    const metrics = new RequestMetrics(() => 0);
    const tally = metrics.tallyOf('POST', '/api/leads');
    for (const [status, ms] of [
      [201, 3],
      [201, 5],
      [201, 20_000],
      [422, 1],
    ] as const)
      metrics.record(tally, status, ms);
    const lines = durationLines(metrics).split('\n');
    const labels = 'method="POST",route="/api/leads",status="2xx"';
    for (const line of [
      `meg_http_request_duration_seconds_bucket{${labels},le="0.0025"} 0`,
      `meg_http_request_duration_seconds_bucket{${labels},le="0.005"} 2`,
      `meg_http_request_duration_seconds_bucket{${labels},le="10"} 2`,
      `meg_http_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
      `meg_http_request_duration_seconds_count{${labels}} 3`,
      'meg_http_request_duration_seconds_count{method="POST",route="/api/leads",status="4xx"} 1',
    ])
      expect(lines).toContain(line);
  });
});
