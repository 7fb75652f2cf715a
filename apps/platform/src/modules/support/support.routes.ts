import { listSupportContacts, startSupportChat, sendSupportMessage } from '@livery/contract/support';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import { CachedResponse } from '../../core/http/cached-response.ts';
import type { Route } from '../../core/http/route.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { Chat } from './chat/chat.ts';
import type { Contacts } from './contacts.ts';

/** Milliseconds for which the list of contacts is cached. */
const cacheTtlMs = minutes(1);

interface SupportRoutesDeps {
  readonly clock: Clock;
  readonly contacts: Contacts;
  readonly chat: Chat;
}

export const supportRoutes = (route: Route, { clock, contacts, chat }: SupportRoutesDeps): void => {
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
};
