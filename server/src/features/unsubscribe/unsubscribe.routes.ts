import { askToUnsubscribe, unsubscribe } from '@meg/shared/contract/unsubscribe';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../database/database.js';
import { eachHour } from '../../each-hour.js';
import { mount } from '../../http/endpoint.js';
import type { LanguageOf } from '../../languages/language-of-request.js';
import type { Stops, UnsubscribeService } from './unsubscribe.service.js';
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.js';

interface Services {
  database: Database;
  links: UnsubscribeService;
  stops: Stops;
  languageOf: LanguageOf;
}

const bodyLimitBytes = 4 * 1024;

function asPage(reply: FastifyReply): void {
  reply
    .type(unsubscribe.answerType)
    .header('content-security-policy', unsubscribePolicy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}

export function unsubscribeRoutes(app: FastifyInstance, { database, links, stops, languageOf }: Services): void {
  app.register(async (scope) => {
    // Mail providers send a form of either kind, the page sends another: the click is all that counts of them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_, __, done) => done(null));

    mount(scope, askToUnsubscribe, (_, request, reply) => {
      asPage(reply);
      return unsubscribePage(languageOf(request), false);
    });

    mount(scope, unsubscribe, async ({ params }, request, reply) => {
      await database.transaction((trx) => links.obey(trx, params.token, stops));
      asPage(reply);
      return unsubscribePage(languageOf(request), true);
    });
  });
  eachHour(app, { failure: 'old links of mails were not deleted', run: (mayGoOn) => links.prune(mayGoOn) });
}
