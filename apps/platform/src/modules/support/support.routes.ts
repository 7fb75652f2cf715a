import { listSupportContacts, startSupportChat, sendSupportMessage } from '@livery/contract/support';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { CachedResponse } from '../../core/http/cached-response.ts';
import { readLanguage } from '../../core/http/read-merchant.ts';
import type { Route } from '../../core/http/route.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { Chat } from './chat.ts';
import type { Contacts } from './contacts.ts';
import { sendDemoPage } from '../../demo/support/demo-page.ts';
import { type DemoLinkTarget, demoLinkTargets } from '../../demo/support/demo-page.texts.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

/** Max age of cached contacts. */
const cacheTtlMs = minutes(1);

interface SupportRoutesDeps {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly contacts: Contacts;
  readonly chat: Chat;
}

export const supportRoutes = (route: Route, { app, clock, merchants, contacts, chat }: SupportRoutesDeps): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  route(listSupportContacts, ({ merchant, language }) =>
    cache.get(
      `${merchant.code}/${language}`,
      async () => new CachedResponse({ list: await contacts.list(merchant, language) }),
    ),
  );

  route(
    startSupportChat,
    async ({ merchant, language, request: { key = createToken() } }) => ({
      key,
      messages: await chat.messages(merchant, language, key),
    }),
    { perMinute: 60 },
  );

  route(
    sendSupportMessage,
    async ({ merchant, language, request }) => ({ messages: await chat.send({ merchant, language, ...request }) }),
    { perMinute: 30 },
  );

  app.get<{ Params: { merchant: string; place: string }; Querystring: { language?: unknown } }>(
    '/wps/demo/:merchant/:place',
    (request, reply) => {
      const merchant = merchants.find(request.params.merchant);
      const { place } = request.params;
      if (!merchant || !Object.hasOwn(demoLinkTargets, place)) throw new GatewayError(ErrorCode.NotFound);
      return sendDemoPage(reply, merchant, place as DemoLinkTarget, readLanguage(request.query.language, merchant));
    },
  );
};
