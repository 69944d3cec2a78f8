import { isIP } from 'node:net';
import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { WindowCounter } from '../../limits/window-counter.js';
import { minuteMs } from '../../time-units.js';
import { classOfRoute, type RouteClass } from './route-classes.js';

export interface RateLimits {
  /** An office or a mobile network puts many visitors behind one address. */
  perAddressAMinute: Readonly<Record<RouteClass, number>>;
  /** Of the classes that need a session. */
  perPersonAMinute: Readonly<Partial<Record<RouteClass, number>>>;
  writesPerCompanyAMinute: number;
}

/** Far above what people do: a limit is for what no person does. */
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

/** Far more than visit in a minute. */
const keysKept = 50_000;
const groupsOfAddress = 8;
const networkGroups = 4;
const siteGroups = 3;

/** Some proxies write the port behind the address, and IPv4 as IPv6. What is no address at all counts as one. */
function addressIn(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? bare : 'unknown';
}

/** The eight groups of an address of IPv6, however it is shortened and whether its end is written as IPv4. */
function groupsOf(ip: string): number[] {
  const [head = '', tail = ''] = ip.split('::').map((part) =>
    part.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    }),
  );
  const [before = [], after = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** IPv4 in the form of IPv6, as a socket for both writes it. */
function mappedAddress(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/** A network of IPv6 is one visitor: each has more addresses than can be counted. */
export function networkOf(forwarded: string): string {
  const ip = addressIn(forwarded);
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip);
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return mappedAddress(groups) ?? network.join(':');
}

/** The block of which a provider gives one customer some or all: 65,536 networks of IPv6. Of IPv4, the address. */
export function siteOf(network: string): string {
  const groups = network.split(':');
  return groups.length === networkGroups ? groups.slice(0, siteGroups).join(':') : network;
}

function companyOf(request: FastifyRequest): string {
  const { companyId } = (request.body ?? {}) as { companyId?: string };
  return companyId ?? defaultSlug;
}

interface Given {
  limits: RateLimits;
  now: () => number;
  isSitePage: (url: string) => boolean;
}

/** Throws where the key has had its share. */
type Take = (key: string) => void;

function minuteCounter(most: number, now: () => number): Take {
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
 * each company. The counts stand in this process's memory: with several servers each allows as much, which is enough
 * against a flood and costs no round trip. Not by @fastify/rate-limit: it counts one key a request, and here an address, a
 * person and a company are counted, each as soon as it is known.
 */
export function limitRates(app: FastifyInstance, { limits, now, isSitePage }: Given): void {
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
  // After the guard has looked who calls, before the body is read.
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
