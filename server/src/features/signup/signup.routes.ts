import { signUp } from '@meg/shared/contract/signup';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limit.js';
import type { SignupService } from './signup.service.js';

export function signupRoutes(app: FastifyInstance, signups: SignupService): void {
  mount(app, signUp, ({ headers, body }, request) =>
    signups.signUp({
      idempotencyKey: headers['idempotency-key'],
      signup: body,
      network: networkOf(request.ip),
    }),
  );
}
