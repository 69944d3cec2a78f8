import type { FastifyInstance } from 'fastify';
import type { Ground } from './ground.js';
import type { HourlyWork } from './jobs/each-hour.js';
import type { JobHandler } from './jobs/job.js';
import type { AddressConfirmed } from './people/address-confirmed.js';
import type { CarryOver } from './people/lead-merge.js';
import type { ErasePerson } from './people/person-trace.js';
import type { Reclaim } from './people/reclaim.js';
import type { KeptRows } from './retention/kept-rows.js';

/** One noun of the product: the service that other features may use, and what the server does for it. */
export interface Feature<Service = unknown> {
  name: string;
  /** What other features may use, by the names under which they take it. */
  service?: Service;
  routes?: (app: FastifyInstance) => void;
  jobs?: readonly JobHandler[];
  hourly?: readonly HourlyWork[];
  keeps?: readonly KeptRows[];
  /** Deletes what the feature stores of a person of a company, where a company erases that person's leads. */
  erasePerson?: ErasePerson;
  /** Where two leads of one person become one. */
  carryOver?: CarryOver;
  reclaim?: Reclaim;
  addressConfirmed?: AddressConfirmed;
  /** Before the server takes its first request. */
  onReady?: () => Promise<void>;
}

/** What a feature gives to those that use it, as in `ServiceOf<typeof leadsFeature>`. */
export type ServiceOf<F extends (...args: never[]) => { service: unknown }> = ReturnType<F>['service'];

/** What a class of a feature needs of other features: all but the ground and what its own feature adds. */
export type UsedBy<Class extends new (...given: never[]) => unknown, Own extends string = never> = Omit<
  ConstructorParameters<Class>[0],
  keyof Ground | Own
>;
