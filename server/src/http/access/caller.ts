import type { FastifyRequest } from 'fastify';
import { networkOf } from '../rate-limits/network-of.js';

/** From where somebody calls, and with what. */
export interface Caller {
  network: string;
  userAgent: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' };
}
