import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Reader } from '../engine/game.ts';
import type { GameService } from '../engine/game-service.ts';
import type { SessionRecord } from '../store/records.ts';
import { GameError } from '../engine/game-error.ts';
import type { GameSessions } from '../engine/session/game-sessions.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';

export interface ApiRoutesOptions {
  readonly sessions: GameSessions;
  readonly gameService: GameService;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  /**
   * Returns false while the store cannot store changes. In this state, new requests are rejected, because they would
   * have to wait.
   */
  readonly isStoreAvailable: () => boolean;
}

/** Milliseconds between two heartbeats of an event stream. A page reconnects after 40 seconds without a heartbeat. */
const heartbeatMs = 15_000;

const sessionBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  vendor: z.string().check(z.maxLength(64)),
});
const clientPart = z.string().check(z.regex(/^[\w-]{0,64}$/));
const playBody = z.object({
  roundId: z.uuid(),
  commitment: z.string().check(z.maxLength(64)),
  clientPart,
  play: z.unknown(),
});
const betBody = z.object({ betId: z.uuid(), roundId: z.uuid(), bet: z.unknown() });
const betIdBody = z.object({ betId: z.uuid() });
const actBody = z.object({ betId: z.uuid(), act: z.unknown() });
const historyBody = z.object({ before: z.optional(z.string().check(z.maxLength(100))) });
const proofBody = z.object({ roundId: z.string().check(z.maxLength(100)) });

const toHttpStatus = (errorCode: string): number => {
  if (errorCode === ErrorCode.ProviderSessionExpired || errorCode === ErrorCode.NotLoggedIn) return 401;
  if (errorCode === ErrorCode.BadRequest) return 400;
  if (errorCode === ErrorCode.NotFound) return 404;
  return errorCode === ErrorCode.SystemBusy ? 503 : 409;
};

const sendError = (reply: FastifyReply, errorCode: string, extra: object = {}): FastifyReply =>
  reply.code(toHttpStatus(errorCode)).send({ errorCode, ...extra });

const getBearer = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

type SessionHandler = (session: SessionRecord, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Wraps a request handler that needs a session. If the bearer token has no valid session, the response has the status
 * 401. If the handler throws a GameError, the response contains the error code.
 */
const createSessionGuard =
  ({ sessions, gameService }: ApiRoutesOptions) =>
  (handler: SessionHandler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const session = sessions.find(getBearer(request));
    if (!session) return sendError(reply, ErrorCode.ProviderSessionExpired);
    try {
      return await handler(session, request, reply);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      const commitment = gameService.commitment(session);
      return sendError(reply, error.errorCode, {
        ...(error.balance === undefined ? {} : { balance: error.balance }),
        ...(commitment ? { commitment } : {}),
      });
    }
  };

/**
 * Registers two routes. One route creates a session from a launch token. The other route loads the current state of
 * the session's game.
 */
const registerSessionRoutes = (app: FastifyInstance, options: ApiRoutesOptions): void => {
  const { sessions, gameService, getWallet } = options;
  const forSession = createSessionGuard(options);

  app.post('/api/session', async (request, reply) => {
    const body = sessionBody.safeParse(request.body);
    if (!body.success) return sendError(reply, ErrorCode.BadRequest);
    const sessionResult = await sessions.create(body.data.vendor, body.data.token);
    if (sessionResult.status === 'rejected') return sendError(reply, sessionResult.errorCode);
    return { bearer: sessionResult.bearer, ...(await gameService.view(sessionResult.session, sessionResult.balance)) };
  });

  app.post(
    '/api/table',
    forSession(async (session, _request, reply) => {
      const balanceResult = await getWallet(session.vendor)?.balance({ token: session.walletToken });
      if (balanceResult?.status === 'done') return gameService.view(session, parseAmount(balanceResult.value.balance));
      return sendError(reply, balanceResult?.status === 'rejected' ? balanceResult.errorCode : ErrorCode.SystemBusy);
    }),
  );
};

const registerGameRoutes = (app: FastifyInstance, options: ApiRoutesOptions): void => {
  const { gameService } = options;
  const forSession = createSessionGuard(options);

  /** Registers a POST route that validates the request body. */
  const call = <Body>(
    path: string,
    body: Reader<Body>,
    handler: (session: SessionRecord, body: Body) => Promise<unknown>,
  ): void => {
    app.post(
      path,
      forSession(async (session, request) => {
        const parsed = body.safeParse(request.body ?? {});
        if (!parsed.success) throw new GameError(ErrorCode.BadRequest);
        return handler(session, parsed.data);
      }),
    );
  };

  call('/api/play', playBody, (session, body) => gameService.play(session, body));
  call('/api/bets', betBody, (session, body) => gameService.placeBet(session, body));
  call('/api/bets/cancel', betIdBody, (session, { betId }) => gameService.cancelBet(session, betId));
  call('/api/bets/act', actBody, (session, { betId, act }) => gameService.act(session, betId, act));
  call('/api/history', historyBody, (session, { before }) => gameService.history(session, before));
  call('/api/proof', proofBody, (session, { roundId }) => gameService.proof(session, roundId));

  app.post<{ Params: { name: string } }>(
    '/api/call/:name',
    forSession(async (session, request) =>
      gameService.call(session, (request.params as { name: string }).name, request.body ?? {}),
    ),
  );
};

/**
 * Registers the event stream of a page. The page reads the stream with `fetch`, because an `EventSource` cannot send
 * the session token (bearer) in the Authorization header.
 */
const registerLiveRoute = (app: FastifyInstance, options: ApiRoutesOptions): void => {
  const forSession = createSessionGuard(options);
  app.get(
    '/api/live',
    forSession(async (session, request, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      // Sends the headers immediately. Without this call, the page detects the open connection only at the first
      // heartbeat.
      raw.flushHeaders();
      const stop = options.gameService.subscribe(session, (event) => void raw.write(`data: ${event}\n\n`));
      const heartbeat = setInterval(() => void raw.write(': here\n\n'), heartbeatMs);
      request.raw.on('close', () => {
        clearInterval(heartbeat);
        stop();
        raw.end();
      });
      return reply;
    }),
  );
};

/**
 * Registers the API of the game pages. All responses are JSON. An error response is `{ errorCode, balance?, commitment?
 * }`. Amounts are in minor units.
 */
export const registerApiRoutes = (app: FastifyInstance, options: ApiRoutesOptions): void => {
  app.addHook('onRequest', async (_request, reply) =>
    options.isStoreAvailable() ? undefined : sendError(reply, ErrorCode.SystemBusy),
  );
  registerSessionRoutes(app, options);
  registerGameRoutes(app, options);
  registerLiveRoute(app, options);
};
