import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/index.ts';
import { seconds } from '../../core/clock/durations.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Route } from '../../core/http/route.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { EphemeralStore } from '../../core/shared-store/shared-store.ts';
import { toWinner } from '../betting/index.ts';
import { createSseStream } from '../../core/realtime/sse-stream.ts';
import type { RealtimeEvent, EventHub } from '../../core/realtime/event-hub.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

const ticketLife = seconds(30);

/**
 * Data of an event stream ticket. A browser exchanges a ticket for one event stream. `memberId` is absent for a guest.
 */
interface Listener {
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly memberId?: string;
  readonly tokenHash?: string;
}

interface EventsRoutesDeps {
  readonly hub: EventHub;
  readonly ephemeralStore: EphemeralStore;
  readonly merchants: Merchants;
  readonly catalogue: Catalogue;
}

export const eventsRoutes = (
  app: FastifyInstance,
  route: Route,
  { hub, ephemeralStore, merchants, catalogue }: EventsRoutesDeps,
): void => {
  route(eventsTicket, async ({ merchant, language, findSession }) => {
    const session = await findSession();
    const listener: Listener = {
      merchant: merchant.code,
      language,
      ...(session && { memberId: session.memberId, tokenHash: session.tokenHash }),
    };
    const ticket = createToken();
    await ephemeralStore.set(`ticket/${ticket}`, JSON.stringify(listener), ticketLife);
    return { ticket };
  });

  const redeem = async (ticket: unknown): Promise<Listener> => {
    const listener =
      typeof ticket === 'string' && ticket.length <= 100 ? await ephemeralStore.consume(`ticket/${ticket}`) : undefined;
    if (!listener)
      throw new GatewayError(ErrorCode.BadRequest, {
        message: `A ticket works once, for ${ticketLife / 1000} seconds: get a new one from ${eventsTicket.path}`,
      });
    return JSON.parse(listener) as Listener;
  };

  app.get(eventsPath, async (request, reply) => {
    const listener = await redeem((request.query as { ticket?: unknown }).ticket);
    const merchant = merchants.find(listener.merchant);
    if (!merchant) throw new GatewayError(ErrorCode.BadRequest);

    const sendEvent = (event: RealtimeEvent): void => {
      if (event.type === 'balance' && event.memberId === listener.memberId) {
        stream.send('balance', { sumBalance: formatAmount(event.balance), currency: event.currency });
      } else if (event.type === 'winner' && event.merchant === listener.merchant) {
        const winner = toWinner(
          { ...event.win, settledAt: new Date(event.win.settledAt) },
          catalogue,
          merchant,
          listener.language,
        );
        if (winner) stream.send('winner', winner);
      } else if (event.type === 'unread' && event.memberId === listener.memberId) {
        stream.send('unread', { unreadCount: event.unreadCount });
      } else if (event.type === 'rewards' && event.memberId === listener.memberId) {
        stream.send('rewards', { changed: true });
      } else if (event.type === 'session' && event.tokenHash === listener.tokenHash) {
        stream.send('session', { ended: true });
        stream.end();
      }
    };

    reply.hijack();
    const unsubscribe = hub.subscribe(sendEvent);
    const stream = createSseStream(reply.raw, unsubscribe);
  });
};
