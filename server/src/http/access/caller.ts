import type { FastifyRequest } from 'fastify';
import { networkOf } from '../rate-limits/network-of.js';

/** The network and the browser of a caller. */
export interface Caller {
  network: string;
  userAgent: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' };
}
