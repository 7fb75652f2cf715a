import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SessionRecord } from '../rounds/records.ts';
import type { RoundTable } from '../rounds/round-table.ts';
import type { GameSessions } from '../session/game-sessions.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import { roundView, tableView } from './table-view.ts';

export interface ApiOptions {
  readonly store: ProviderStore;
  readonly sessions: GameSessions;
  readonly table: RoundTable;
  readonly walletOf: (vendor: string) => WalletClient | undefined;
}

const sessionBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), vendor: z.string().check(z.maxLength(64)) });
const spinBody = z.object({
  roundId: z.uuid(),
  kind: z.enum(['paid', 'free']),
  bet: z.int().check(z.minimum(0)),
});

const statusOf = (errorCode: string): number => {
  if (errorCode === ErrorCode.ProviderSessionExpired || errorCode === ErrorCode.NotLoggedIn) return 401;
  return errorCode === ErrorCode.SystemBusy ? 503 : 409;
};

const refuse = (reply: FastifyReply, errorCode: string, balance?: number): FastifyReply => reply.code(statusOf(errorCode)).send({ errorCode, ...(balance === undefined ? {} : { balance }) });

const bearerOf = (request: FastifyRequest): string => /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** The page's own calls. All answers are JSON; a refusal is `{ errorCode, balance? }`. Amounts in minor units. */
export const apiRoutes = (app: FastifyInstance, { store, sessions, table, walletOf }: ApiOptions): void => {
  const forSession =
    (answer: (session: SessionRecord, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const session = sessions.find(bearerOf(request));
      return session ? answer(session, request, reply) : refuse(reply, ErrorCode.ProviderSessionExpired);
    };

  app.post('/api/session', async (request, reply) => {
    const body = sessionBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ errorCode: ErrorCode.BadRequest });
    const opened = await sessions.open(body.data.vendor, body.data.token);
    if (opened.status === 'refused') return refuse(reply, opened.errorCode);
    return { bearer: opened.bearer, ...tableView(store, opened.session, opened.balance) };
  });

  app.post('/api/table', forSession(async (session, _request, reply) => {
    const answer = await walletOf(session.vendor)?.balance({ token: session.walletToken });
    if (answer?.status === 'done') return tableView(store, session, parseAmount(answer.value.balance));
    return refuse(reply, answer?.status === 'refused' ? answer.errorCode : ErrorCode.SystemBusy);
  }));

  app.post('/api/spin', forSession(async (session, request, reply) => {
    const body = spinBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ errorCode: ErrorCode.BadRequest });
    const answer = await table.spin(session, body.data);
    return answer.status === 'played' ? roundView(answer.round) : refuse(reply, answer.errorCode, answer.balance);
  }));
};
