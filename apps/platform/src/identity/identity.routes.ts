import { identityCheck, submitIdentity } from '@livery/contract/identity';
import type { identityChecks } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { IdentityDesk } from './identity.ts';

interface Needs {
  readonly merchants: Merchants;
  readonly desk: IdentityDesk;
  /** Runs a task after so many milliseconds, while the gateway runs. */
  readonly later: (task: () => Promise<void>, milliseconds: number) => void;
}

const checkOf = (check: typeof identityChecks.$inferSelect | undefined) => ({
  state: check?.state ?? ('none' as const),
  reason: check?.reason ?? null,
  submittedAt: check?.submittedAt.toISOString() ?? null,
  decidedAt: check?.decidedAt?.toISOString() ?? null,
});

export const identityRoutes = (route: Route, { merchants, desk, later }: Needs): void => {
  const pass = createGate(merchants, 'PERSPNL3');

  route(identityCheck, async ({ session }) => checkOf(await desk.find(session.memberId)));

  route(submitIdentity, async ({ session, merchant, request }) => {
    await pass({ session, merchant });
    const check = await desk.submit(session, request);
    later(desk.decideWaiting, desk.deskTakes + 200);
    return checkOf(check);
  });
};
