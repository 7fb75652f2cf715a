import { Readable } from 'node:stream';
import { formatAmount } from '@livery/contract/money';
import { closeAccount, closingState, memberDataPath } from '@livery/contract/member';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { readMerchant } from '../http/read-merchant.ts';
import { callerOf, type Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { ConfirmPassword } from '../security/confirm-password.ts';
import type { Sessions } from '../session/sessions.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { type createCloseAccount, readUnfinished } from './close-account.ts';
import { dataFiles } from './data-files.ts';
import { zipOf } from './zip.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly store: UploadStore;
  readonly confirmPassword: ConfirmPassword;
  readonly close: ReturnType<typeof createCloseAccount>;
}

export const accountRoutes = (
  route: Route,
  { app, db, clock, merchants, sessions, store, confirmPassword, close }: Needs,
): void => {
  const pass = createGate(merchants);

  // An archive, and so no envelope: it may be large, and is sent while it is being made.
  app.get(memberDataPath, { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, async (request, reply) => {
    const merchant = readMerchant(request, merchants);
    const session = await sessions.open(request.headers.authorization, merchant, callerOf(request));
    await pass({ session, merchant });
    const now = clock.now();
    const name = `${merchant.code}-${now.toISOString().slice(0, 10)}.zip`;
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('application/zip')
      .send(Readable.from(zipOf(dataFiles({ db, store }, session.memberId), now), { objectMode: false }));
  });

  route(closingState, async ({ session, merchant }) => {
    await pass({ session, merchant });
    const { balance, leastWithdrawn, currency, ...counts } = await readUnfinished(
      db,
      clock.now(),
      session.memberId,
      merchant.code,
    );
    return {
      balance: formatAmount(balance),
      currency,
      canBeWithdrawn: balance > 0 && balance >= leastWithdrawn,
      ...counts,
    };
  });

  route(closeAccount, async ({ session, merchant, request: { password, reason } }) => {
    await pass({ session, merchant });
    await confirmPassword(session.memberId, password);
    await close(session, merchant, reason);
    return { closed: true as const };
  });
};
