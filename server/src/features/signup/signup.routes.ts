import { deriveSignupPlace, signUp } from '@meg/shared/contract/signup';
import type { FastifyInstance } from 'fastify';
import { untilGone } from '../../http/connections/client-gone.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import type { SignupService } from './signup.service.js';

export function signupRoutes(app: FastifyInstance, signups: SignupService): void {
  mount(app, deriveSignupPlace, ({ body }) => {
    const { serviceCountries, ...place } = signups.derivePlace(body);
    return { ...place, serviceCountries: [...serviceCountries] };
  });
  mount(app, signUp, ({ headers, body }, request, reply) =>
    signups.signUp({
      idempotencyKey: headers['idempotency-key'],
      signup: body,
      network: networkOf(request.ip),
      gone: untilGone(reply),
    }),
  );
}
