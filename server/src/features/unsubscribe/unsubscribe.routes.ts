import { askToUnsubscribe, unsubscribe } from '@meg/shared/contract/unsubscribe';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { hourMs } from '../../time/time-units.js';
import type { MailSenders, UnsubscribeService } from './unsubscribe.service.js';
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.js';

interface Services extends Pick<Ground, 'database' | 'limits' | 'languageOf'> {
  links: UnsubscribeService;
  senders: MailSenders;
}

const bodyLimitBytes = 4 * 1024;

/** High, because mail providers open links for all of their users from few networks, expired ones too. */
const unknownLinks = { name: 'unknown-unsubscribe-links', most: 300, windowMs: hourMs };

function asPage(reply: FastifyReply): void {
  reply
    .type(unsubscribe.answerType)
    .header('content-security-policy', unsubscribePolicy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}

export function unsubscribeRoutes(app: FastifyInstance, services: Services): void {
  const { database, links, senders, limits, languageOf } = services;
  app.register(async (scope) => {
    // Mail providers and the page send different kinds of forms. Their content does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_, __, done) => done(null));

    mount(scope, askToUnsubscribe, (_, request, reply) => {
      asPage(reply);
      return unsubscribePage(languageOf(request), false);
    });

    mount(scope, unsubscribe, async ({ params }, request, reply) => {
      const guesses = [{ ...unknownLinks, of: networkOf(request.ip) }];
      await limits.require(guesses);
      const isKnown = await database.transaction((trx) => links.follow(trx, params.token, senders));
      if (isKnown) await limits.giveBack(guesses);
      asPage(reply);
      return unsubscribePage(languageOf(request), true);
    });
  });
}
