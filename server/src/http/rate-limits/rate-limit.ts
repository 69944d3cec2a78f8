import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { WindowCounter } from '../../limits/window-counter.js';
import { minuteMs } from '../../time/time-units.js';
import { networkOf } from './network-of.js';
import { classOfRoute, type RouteClass } from './route-classes.js';

export interface RateLimits {
  /** An office or a mobile network puts many visitors behind one address. */
  perAddressAMinute: Readonly<Record<RouteClass, number>>;
  /** Of the classes that need a session. */
  perPersonAMinute: Readonly<Partial<Record<RouteClass, number>>>;
  writesPerCompanyAMinute: number;
}

/** Far above what people do, since a limit is against programs. */
export const defaultRateLimits: RateLimits = {
  perAddressAMinute: {
    openRead: 600,
    openWrite: 120,
    signedInRead: 6_000,
    signedInWrite: 1_200,
    heavy: 240,
    page: 3_000,
    file: 6_000,
    document: 300,
    preflight: 6_000,
    probe: 1_200,
  },
  perPersonAMinute: { signedInRead: 1_200, signedInWrite: 240, heavy: 120 },
  writesPerCompanyAMinute: 3_000,
};

/** For a server that is measured, and for tests. */
export function sameRateLimits(most: number): RateLimits {
  const classes = Object.keys(defaultRateLimits.perAddressAMinute) as RouteClass[];
  const all = Object.fromEntries(classes.map((one) => [one, most])) as Record<RouteClass, number>;
  return { perAddressAMinute: all, perPersonAMinute: {}, writesPerCompanyAMinute: most };
}

/** Many more than visit in a minute. */
const keysKept = 50_000;

function companyOf(request: FastifyRequest): string {
  const { companyId } = (request.body ?? {}) as { companyId?: string };
  return companyId ?? defaultSlug;
}

interface LimitSettings {
  limits: RateLimits;
  now: () => number;
  isSitePage: (url: string) => boolean;
}

/** Returns a function that counts one more for a key, and throws if the key is over its limit. */
function minuteCounter(most: number, now: () => number): (key: string) => void {
  const counter = new WindowCounter({ most, lengthMs: minuteMs, keys: keysKept }, now);
  return (key) => {
    const waitMs = counter.take(key);
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: Math.ceil(waitMs / 1_000) });
  };
}

function countersOf(limits: Readonly<Partial<Record<RouteClass, number>>>, now: () => number) {
  return new Map(Object.entries(limits).map(([name, most]) => [name, minuteCounter(most, now)]));
}

/**
 * Every route is limited by its class for each address; with a session also for each person, and the chat's writes for
 * each company. The counts are in the memory of this process. Several servers each allow as much, which is enough
 * against a flood and costs no round trip. @fastify/rate-limit counts one key a request; here an address, a person and
 * a company are counted, each as soon as it is known.
 */
export function limitRates(app: FastifyInstance, { limits, now, isSitePage }: LimitSettings): void {
  const byAddress = countersOf(limits.perAddressAMinute, now);
  const byPerson = countersOf(limits.perPersonAMinute, now);
  const writesByCompany = minuteCounter(limits.writesPerCompanyAMinute, now);
  const classes = new WeakMap<object, RouteClass>();
  const classOf = ({ routeOptions: { config, url = '/*' }, method }: FastifyRequest): RouteClass => {
    const known = classes.get(config);
    if (known) return known;
    const found = classOfRoute({ method, url, endpoint: config.endpoint }, isSitePage) ?? 'page';
    classes.set(config, found);
    return found;
  };
  app.addHook('onRequest', (request, _, done) => {
    byAddress.get(classOf(request))?.(networkOf(request.ip));
    done();
  });
  // After the guard has found the person, and before the body is read.
  app.addHook('preParsing', (request, _, _payload, done) => {
    if (request.person) byPerson.get(classOf(request))?.(request.person.id);
    done();
  });
  // After validation, when the company is known.
  app.addHook('preHandler', (request, _, done) => {
    if (request.routeOptions.config.endpoint?.surface === 'chat' && request.body) writesByCompany(companyOf(request));
    done();
  });
}
