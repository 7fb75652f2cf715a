import { closeAccount, memberData } from '@livery/contract/member';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { ConfirmPassword } from '../security/confirm-password.ts';
import type { createCloseAccount } from './close-account.ts';
import { collectData } from './collect-data.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly confirmPassword: ConfirmPassword;
  readonly close: ReturnType<typeof createCloseAccount>;
}

export const accountRoutes = (route: Route, { db, clock, merchants, confirmPassword, close }: Needs): void => {
  const pass = createGate(merchants);

  route(
    memberData,
    async ({ session, merchant }) => {
      await pass({ session, merchant });
      const madeAt = clock.now().toISOString();
      const data = await collectData(db, session.memberId);
      return { fileName: `${merchant.code}-${session.username}-${madeAt.slice(0, 10)}.json`, madeAt, data: JSON.parse(JSON.stringify(data)) as Record<string, unknown> };
    },
    { perMinute: 10 },
  );

  route(closeAccount, async ({ session, merchant, request: { password, reason } }) => {
    await pass({ session, merchant });
    await confirmPassword(session.memberId, password);
    await close(session, reason);
    return { closed: true as const };
  });
};
