import type { FastifyInstance } from 'fastify';
import { eachHour } from '../../../jobs/each-hour.js';
import type { LeadErasureService } from './lead-erasure.service.js';

/** Erases what is kept no longer. */
export function keepRetention(app: FastifyInstance, erasure: LeadErasureService): void {
  eachHour(app, {
    failure: 'leads past their time were not erased',
    run: (mayGoOn) => erasure.expire(mayGoOn),
  });
}
