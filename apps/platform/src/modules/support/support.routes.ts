import { listSupportContacts, startSupportChat, sendSupportMessage } from '@livery/contract/support';
import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import { CachedResponse } from '../../core/http/responses/cached-response.ts';
import type { Route } from '../../core/http/route.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { Chat } from './chat/chat.ts';
import type { Contacts } from './contacts.ts';

/** Milliseconds for which the list of contacts is cached. */
const cacheTtlMs = minutes(1);

interface SupportRoutesDeps {
  readonly clock: Clock;
  readonly contacts: Contacts;
  /** Live chat. Undefined if the gateway has no support service. */
  readonly chat: Chat | undefined;
}

export const supportRoutes = (route: Route, { clock, contacts, chat }: SupportRoutesDeps): void => {
  const requireChat = (): Chat => {
    if (!chat) throw new GatewayError(ErrorCode.FeatureDisabled);
    return chat;
  };
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
      messages: await requireChat().messages(merchant, language, key),
    }),
    { perMinute: 60 },
  );

  route(
    sendSupportMessage,
    async ({ merchant, language, request }) => ({
      messages: await requireChat().send({ merchant, language, ...request }),
    }),
    { perMinute: 30 },
  );
};
