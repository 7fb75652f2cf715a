import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Desk } from '../engine/desk.ts';
import type { SessionRecord } from '../engine/records.ts';
import { Refusal } from '../engine/refusal.ts';
import type { GameSessions } from '../engine/session/game-sessions.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';

export interface ApiOptions {
  readonly sessions: GameSessions;
  readonly desk: Desk;
  readonly walletOf: (vendor: string) => WalletClient | undefined;
}

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
const ownBetBody = z.object({ betId: z.uuid() });
const actBody = z.object({ betId: z.uuid(), act: z.unknown() });
const historyBody = z.object({ before: z.optional(z.string().check(z.maxLength(100))) });
const proofBody = z.object({ roundId: z.string().check(z.maxLength(100)) });

const statusOf = (errorCode: string): number => {
  if (errorCode === ErrorCode.ProviderSessionExpired || errorCode === ErrorCode.NotLoggedIn) return 401;
  if (errorCode === ErrorCode.BadRequest) return 400;
  if (errorCode === ErrorCode.NotFound) return 404;
  return errorCode === ErrorCode.SystemBusy ? 503 : 409;
};

const refuse = (reply: FastifyReply, errorCode: string, extra: object = {}): FastifyReply =>
  reply.code(statusOf(errorCode)).send({ errorCode, ...extra });

const bearerOf = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** The page's own calls. All answers are JSON; a refusal is `{ errorCode, balance?, commitment? }`. Amounts in minor units. */
export const apiRoutes = (app: FastifyInstance, { sessions, desk, walletOf }: ApiOptions): void => {
  const forSession =
    (answer: (session: SessionRecord, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const session = sessions.find(bearerOf(request));
      if (!session) return refuse(reply, ErrorCode.ProviderSessionExpired);
      try {
        return await answer(session, request, reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const commitment = desk.commitment(session);
        return refuse(reply, error.errorCode, {
          ...(error.balance === undefined ? {} : { balance: error.balance }),
          ...(commitment ? { commitment } : {}),
        });
      }
    };

  /** A call with a body of a known shape. */
  const call = <Body>(
    path: string,
    body: { safeParse: (json: unknown) => { success: true; data: Body } | { success: false } },
    answer: (session: SessionRecord, body: Body) => Promise<unknown>,
  ): void => {
    app.post(
      path,
      forSession(async (session, request) => {
        const read = body.safeParse(request.body ?? {});
        if (!read.success) throw new Refusal(ErrorCode.BadRequest);
        return answer(session, read.data);
      }),
    );
  };

  app.post('/api/session', async (request, reply) => {
    const body = sessionBody.safeParse(request.body);
    if (!body.success) return refuse(reply, ErrorCode.BadRequest);
    const opened = await sessions.open(body.data.vendor, body.data.token);
    if (opened.status === 'refused') return refuse(reply, opened.errorCode);
    return { bearer: opened.bearer, ...(await desk.view(opened.session, opened.balance)) };
  });

  app.post(
    '/api/table',
    forSession(async (session, _request, reply) => {
      const answer = await walletOf(session.vendor)?.balance({ token: session.walletToken });
      if (answer?.status === 'done') return desk.view(session, parseAmount(answer.value.balance));
      return refuse(reply, answer?.status === 'refused' ? answer.errorCode : ErrorCode.SystemBusy);
    }),
  );

  call('/api/play', playBody, (session, body) => desk.play(session, body));
  call('/api/bets', betBody, (session, body) => desk.placeBet(session, body));
  call('/api/bets/cancel', ownBetBody, (session, { betId }) => desk.cancelBet(session, betId));
  call('/api/bets/act', actBody, (session, { betId, act }) => desk.act(session, betId, act));
  call('/api/history', historyBody, (session, { before }) => desk.history(session, before));
  call('/api/proof', proofBody, (session, { roundId }) => desk.proof(session, roundId));

  app.post<{ Params: { name: string } }>(
    '/api/call/:name',
    forSession(async (session, request) =>
      desk.call(session, (request.params as { name: string }).name, request.body ?? {}),
    ),
  );

  // A stream of events that ends with the page. Read by fetch, so that the bearer stays out of the address.
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
      // Where nothing is told yet the page would wait for the first beat to know that it is connected.
      raw.flushHeaders();
      const stop = desk.listen(session, (event) => void raw.write(`data: ${event}\n\n`));
      const beat = setInterval(() => void raw.write(': here\n\n'), 15_000);
      request.raw.on('close', () => {
        clearInterval(beat);
        stop();
        raw.end();
      });
      return reply;
    }),
  );
};
