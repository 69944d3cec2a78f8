import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

export interface RateLimits {
  /** An office or a mobile network puts many visitors behind one address. */
  perAddressAMinute: number;
  perCompanyAMinute: number;
}

export const defaultRateLimits: RateLimits = { perAddressAMinute: 300, perCompanyAMinute: 3_000 };

const windowMs = 60_000;
/** Far more than visit in a minute; a flood of addresses beyond it starts the count anew instead of filling the memory. */
const keysKept = 50_000;

/** Counts by key within the running minute. */
class MinuteCounter {
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Throws where the key has had its share. */
  take(key: string): void {
    const now = this.now();
    if (now >= this.endsAt || this.counts.size >= keysKept) {
      this.counts.clear();
      this.endsAt = now + windowMs;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count > this.most) throw new AppError('rate_limited', { retryAfterS: Math.ceil((this.endsAt - now) / 1_000) });
  }
}

function companyOf(request: FastifyRequest): string {
  const { companyId } = (request.body ?? {}) as { companyId?: string };
  return companyId ?? '';
}

function isChat(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint?.surface === 'chat';
}

/**
 * The chat's calls, limited for each address and each company. The counts stand in this process's memory: with several
 * servers each allows as much, which is enough against a flood and costs no round trip. Counted here and not by a
 * library, which took longer than the rest of a call.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits, now: () => number): void {
  const byAddress = new MinuteCounter(limits.perAddressAMinute, now);
  const byCompany = new MinuteCounter(limits.perCompanyAMinute, now);
  app.addHook('onRequest', (request, _, done) => {
    if (isChat(request)) byAddress.take(request.ip);
    done();
  });
  // After validation, when the company is known.
  app.addHook('preHandler', (request, _, done) => {
    if (isChat(request) && request.body) byCompany.take(companyOf(request));
    done();
  });
}
