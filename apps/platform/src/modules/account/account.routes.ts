import { Readable } from 'node:stream';
import { formatAmount } from '@livery/contract/money';
import { closeAccount, closingState, memberDataPath, memberDataStepUp } from '@livery/contract/account/member';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { readMerchant } from '../../core/http/calls/read-merchant.ts';
import { getCaller, type Route } from '../../core/http/route.ts';
import type { CallChecks } from '../../core/http/calls/call-checks.ts';
import { assertSteppedUp } from '../../core/http/calls/step-up.ts';
import { createFeatureGuard } from '../../core/http/calls/require-flag.ts';
import type { ObjectStore } from '../../core/storage/object-store.ts';
import { type createAccountCloser, findClosureBlockers, hasMoneyToWithdraw } from './closure/account-closure.ts';
import { createDataFiles } from './data-export/data-export.ts';
import { createZip } from './data-export/zip.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface AccountRoutesDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly store: ObjectStore;
  readonly authenticate: CallChecks['authenticate'];
  readonly close: ReturnType<typeof createAccountCloser>;
}

export const accountRoutes = (
  route: Route,
  { app, db, clock, merchants, authenticate, store, close }: AccountRoutesDeps,
): void => {
  const pass = createFeatureGuard(merchants);

  // The response is a ZIP archive and not the JSON object of other routes. It is streamed, because it can be large.
  app.get(memberDataPath, { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, async (request, reply) => {
    const merchant = readMerchant(request, merchants);
    const session = await authenticate(request.headers.authorization, merchant, getCaller(request));
    assertSteppedUp(session, memberDataStepUp, clock.now());
    await pass({ session, merchant });
    const now = clock.now();
    const name = `${merchant.code}-${now.toISOString().slice(0, 10)}.zip`;
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('application/zip')
      .send(Readable.from(createZip(createDataFiles({ db, store }, session.memberId), now), { objectMode: false }));
  });

  route(closingState, async ({ session, merchant }) => {
    await pass({ session, merchant });
    const { balance, locked, minWithdrawal, currency, ...counts } = await findClosureBlockers(
      db,
      clock.now(),
      session.memberId,
      merchant.code,
    );
    return {
      balance: formatAmount(balance),
      currency,
      locked: formatAmount(locked),
      canBeWithdrawn: hasMoneyToWithdraw({ balance, locked, minWithdrawal }),
      ...counts,
    };
  });

  route(closeAccount, async ({ session, merchant, request: { reason } }) => {
    await pass({ session, merchant });
    await close(session, merchant, reason);
    return { closed: true as const };
  });
};
