import { eventsPath, eventsTicket } from '@livery/contract/events';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { seconds } from '../clock/durations.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';
import { winnerOf } from '../winners/winner-board.ts';
import { openEventStream } from './event-stream.ts';
import type { Happening, Hub } from './hub.ts';

const ticketLife = seconds(30);

/** Whom a ticket was given to. */
interface Listener {
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly memberId?: string;
  readonly tokenHash?: string;
}

interface Needs {
  readonly hub: Hub;
  readonly shortLived: ShortLived;
  readonly merchants: Merchants;
  readonly catalogue: Catalogue;
}

export const eventsRoutes = (
  app: FastifyInstance,
  route: Route,
  { hub, shortLived, merchants, catalogue }: Needs,
): void => {
  route(eventsTicket, async ({ merchant, language, findSession }) => {
    const session = await findSession();
    const listener: Listener = {
      merchant: merchant.code,
      language,
      ...(session && { memberId: session.memberId, tokenHash: session.tokenHash }),
    };
    const ticket = newToken();
    await shortLived.put(`ticket/${ticket}`, JSON.stringify(listener), ticketLife);
    return { ticket };
  });

  const redeem = async (ticket: unknown): Promise<Listener> => {
    const listener =
      typeof ticket === 'string' && ticket.length <= 100 ? await shortLived.take(`ticket/${ticket}`) : undefined;
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

    const tell = (happening: Happening): void => {
      if (happening.type === 'balance' && happening.memberId === listener.memberId) {
        stream.send('balance', { sumBalance: formatAmount(happening.balance), currency: happening.currency });
      } else if (happening.type === 'winner' && happening.merchant === listener.merchant) {
        const winner = winnerOf(
          { ...happening.win, settledAt: new Date(happening.win.settledAt) },
          catalogue,
          merchant,
          listener.language,
        );
        if (winner) stream.send('winner', winner);
      } else if (happening.type === 'unread' && happening.memberId === listener.memberId) {
        stream.send('unread', { unreadCount: happening.unreadCount });
      } else if (happening.type === 'rewards' && happening.memberId === listener.memberId) {
        stream.send('rewards', { changed: true });
      } else if (happening.type === 'session' && happening.tokenHash === listener.tokenHash) {
        stream.send('session', { ended: true });
        stream.end();
      }
    };

    reply.hijack();
    const unsubscribe = hub.subscribe(tell);
    const stream = openEventStream(reply.raw, unsubscribe);
  });
};
