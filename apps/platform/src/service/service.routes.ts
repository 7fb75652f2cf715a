import { listServiceContacts, openServiceChat, sendServiceChat } from '@livery/contract/service';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import { readLanguage } from '../http/read-merchant.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { newToken } from '../session/token.ts';
import type { Chat } from './chat.ts';
import type { Contacts } from './contacts.ts';
import { sendDemoPage } from './demo-page.ts';
import { type DemoPlace, demoPlaces } from './demo-page.data.ts';

/** A new contact is seen within this time. */
const freshFor = minutes(1);

interface Needs {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly contacts: Contacts;
  readonly chat: Chat;
}

export const serviceRoutes = (route: Route, { app, clock, merchants, contacts, chat }: Needs): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  route(listServiceContacts, ({ merchant, language }) =>
    fresh.get(
      `${merchant.code}/${language}`,
      async () => new PreparedAnswer({ list: await contacts.list(merchant, language) }),
    ),
  );

  route(
    openServiceChat,
    async ({ merchant, language, request: { key = newToken() } }) => ({
      key,
      messages: await chat.messages(merchant, language, key),
    }),
    { perMinute: 60 },
  );

  route(
    sendServiceChat,
    async ({ merchant, language, request }) => ({ messages: await chat.say({ merchant, language, ...request }) }),
    { perMinute: 30 },
  );

  app.get<{ Params: { merchant: string; place: string }; Querystring: { language?: unknown } }>(
    '/wps/demo/:merchant/:place',
    (request, reply) => {
      const merchant = merchants.find(request.params.merchant);
      const { place } = request.params;
      if (!merchant || !Object.hasOwn(demoPlaces, place)) throw new GatewayError(ErrorCode.NotFound);
      return sendDemoPage(reply, merchant, place as DemoPlace, readLanguage(request.query.language, merchant));
    },
  );
};
