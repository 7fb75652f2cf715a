import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { members } from '../members/index.ts';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance } from 'fastify';
import { type Catalogue, localizedName } from '../catalogue/index.ts';
import { minutes, seconds } from '../../core/clock/durations.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Route } from '../../core/http/route.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { EphemeralStore } from '../../core/shared-store/shared-store.ts';
import { toWinner } from '../betting/index.ts';
import { createSseStream, type SseStream } from '../../core/realtime/sse-stream.ts';
import type { RealtimeEvent, EventHub } from '../../core/realtime/event-hub.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import type { StreamRegistry } from './stream-registry.ts';

const ticketLife = seconds(30);

/** Data of a ticket. With a ticket, a browser can open one event stream. `memberId` is undefined for a guest. */
interface Listener {
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly memberId?: string;
  /**
   * Path of the member in the agent tree: the ids of all members from the root agent to this member, with slashes.
   * Absent for a guest.
   */
  readonly lineage?: string;
  readonly tokenHash?: string;
}

/**
 * Milliseconds between two checks of the session of an open stream. The end of a session is normally an event that
 * closes the stream at once. The check is for lost events, and for members whom someone disabled directly in the
 * database.
 */
const sessionCheckInterval = minutes(1);

interface EventsRoutesDeps {
  readonly db: Database;
  readonly hub: EventHub;
  readonly ephemeralStore: EphemeralStore;
  readonly merchants: Merchants;
  readonly catalogue: Catalogue;
  readonly isSessionOpen: (tokenHash: string) => Promise<boolean>;
  readonly streams: StreamRegistry;
  readonly onError: (error: unknown) => void;
}

/** Creates the function that validates a ticket, makes it invalid and returns its data. */
const createRedeemer = ({ hub, ephemeralStore, isSessionOpen }: EventsRoutesDeps) => {
  /**
   * Throws a GatewayError if the session has ended. The function also listens for the event about the end of the
   * session, because the session can end while the database is queried.
   */
  const assertSessionOpen = async (tokenHash: string): Promise<void> => {
    let hasEnded = false;
    const unsubscribe = hub.subscribe((event) => {
      if (event.type === 'session' && event.tokenHash === tokenHash) hasEnded = true;
    });
    const isOpen = await isSessionOpen(tokenHash).finally(unsubscribe);
    if (!isOpen || hasEnded) throw new GatewayError(ErrorCode.NotLoggedIn);
  };

  return async (ticket: unknown): Promise<Listener> => {
    const stored =
      typeof ticket === 'string' && ticket.length <= 100 ? await ephemeralStore.consume(`ticket/${ticket}`) : undefined;
    if (!stored)
      throw new GatewayError(ErrorCode.BadRequest, {
        message: `A ticket works once, for ${ticketLife / 1000} seconds: get a new one from ${eventsTicket.path}`,
      });
    const listener = JSON.parse(stored) as Listener;
    if (listener.tokenHash) await assertSessionOpen(listener.tokenHash);
    return listener;
  };
};

/** Notifies the page that its session has ended, and closes the stream. */
const endStream = (stream: SseStream): void => {
  stream.send('session', { ended: true });
  stream.end();
};

const isBelow = (
  { merchant, lineage }: Listener,
  agent: { readonly merchant: string; readonly lineage: string },
): boolean =>
  merchant === agent.merchant &&
  lineage !== undefined &&
  lineage !== agent.lineage &&
  lineage.startsWith(agent.lineage);

/**
 * Creates the function that sends an event to a stream. It omits events that do not concern the listener (the member or
 * guest who has opened the stream).
 */
const createEventSender =
  ({ catalogue }: EventsRoutesDeps, listener: Listener, merchant: Merchant, stream: SseStream) =>
  (event: RealtimeEvent): void => {
    if (event.type === 'balance' && event.memberId === listener.memberId) {
      stream.send('balance', { sumBalance: formatAmount(event.balance), currency: event.currency });
    } else if (event.type === 'winner' && event.merchant === listener.merchant) {
      const win = { ...event.win, settledAt: new Date(event.win.settledAt) };
      const winner = toWinner(win, catalogue, merchant, listener.language);
      if (winner) stream.send('winner', winner);
    } else if (event.type === 'lotteryWin' && event.memberId === listener.memberId) {
      const { code, nodeId, numero, payout, stake, currency } = event;
      const game = catalogue.find(nodeId);
      const displayName = game ? localizedName(game, listener.language) : code;
      const amounts = { payout: formatAmount(payout), stake: formatAmount(stake), currency };
      stream.send('lotteryWin', { code, displayName, numero, ...amounts });
    } else if (event.type === 'unread' && event.memberId === listener.memberId) {
      stream.send('unread', { unreadCount: event.unreadCount });
    } else if (event.type === 'rewards' && event.memberId === listener.memberId) {
      stream.send('rewards', { changed: true });
    } else if (event.type === 'rain' && isBelow(listener, event)) {
      stream.send('rain', { started: true });
    } else if (event.type === 'session' && event.tokenHash === listener.tokenHash) {
      endStream(stream);
    }
  };

export const eventsRoutes = (app: FastifyInstance, route: Route, deps: EventsRoutesDeps): void => {
  const { db, hub, ephemeralStore, merchants, isSessionOpen, streams, onError } = deps;
  const redeem = createRedeemer(deps);
  const findLineage = async (memberId: string): Promise<string | undefined> =>
    (await db.select({ lineage: members.lineage }).from(members).where(eq(members.id, memberId)))[0]?.lineage;

  route(eventsTicket, async ({ merchant, language, findSession }) => {
    const session = await findSession();
    const listener: Listener = {
      merchant: merchant.code,
      language,
      ...(session && {
        memberId: session.memberId,
        tokenHash: session.tokenHash,
        lineage: await findLineage(session.memberId),
      }),
    };
    const ticket = createToken();
    await ephemeralStore.set(`ticket/${ticket}`, JSON.stringify(listener), ticketLife);
    return { ticket };
  });

  app.get(eventsPath, async (request, reply) => {
    streams.assertAddressFree(request.ip);
    const listener = await redeem((request.query as { ticket?: unknown }).ticket);
    const merchant = merchants.find(listener.merchant);
    if (!merchant) throw new GatewayError(ErrorCode.BadRequest);
    // Add no `await` between this line and the subscription. If the session ended during an `await`, the stream would
    // not get the event and would stay open.
    reply.hijack();
    const stream = createSseStream(reply.raw, () => closeStream());
    const unsubscribe = hub.subscribe(createEventSender(deps, listener, merchant, stream));
    const entry = { address: request.ip, memberId: listener.memberId ?? null, end: stream.end };
    streams.add(entry);
    const { tokenHash } = listener;
    const checkSession = async (hash: string): Promise<void> => {
      if (!(await isSessionOpen(hash))) endStream(stream);
    };
    const timer = tokenHash && setInterval(() => void checkSession(tokenHash).catch(onError), sessionCheckInterval);
    const closeStream = (): void => {
      clearInterval(timer);
      unsubscribe();
      streams.remove(entry);
    };
  });
};
