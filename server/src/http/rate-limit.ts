import { defaultSlug } from '@meg/shared/domain/default-company';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

export interface RateLimits {
  /** An office or a mobile network puts many visitors behind one address. */
  perAddressAMinute: number;
  writesPerAddressAMinute: number;
  writesPerCompanyAMinute: number;
}

export const defaultRateLimits: RateLimits = {
  perAddressAMinute: 600,
  writesPerAddressAMinute: 120,
  writesPerCompanyAMinute: 3_000,
};

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

const networkGroups = 4;

/** A network of IPv6 is one visitor: each has more addresses than can be counted. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, networkGroups).join(':');
}

function companyOf(request: FastifyRequest): string {
  const { companyId } = (request.body ?? {}) as { companyId?: string };
  return companyId ?? defaultSlug;
}

function isChat(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint?.surface === 'chat';
}

/** Calls that need no session are the only ones that a stranger can flood. */
function isOpen(request: FastifyRequest): boolean {
  return isChat(request) || request.routeOptions.config.endpoint?.access === 'anyone';
}

/**
 * The calls that are open to anyone, limited for each address; the chat's also for each company. The counts stand in this process's memory: with several
 * servers each allows as much, which is enough against a flood and costs no round trip. Counted here and not by a
 * library, which took longer than the rest of a call.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits, now: () => number): void {
  const byAddress = new MinuteCounter(limits.perAddressAMinute, now);
  const writesByAddress = new MinuteCounter(limits.writesPerAddressAMinute, now);
  const writesByCompany = new MinuteCounter(limits.writesPerCompanyAMinute, now);
  app.addHook('onRequest', (request, _, done) => {
    if (isOpen(request)) {
      const network = networkOf(request.ip);
      byAddress.take(network);
      if (request.method !== 'GET') writesByAddress.take(network);
    }
    done();
  });
  // After validation, when the company is known.
  app.addHook('preHandler', (request, _, done) => {
    if (isChat(request) && request.body) writesByCompany.take(companyOf(request));
    done();
  });
}
