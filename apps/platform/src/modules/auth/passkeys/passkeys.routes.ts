import {
  addPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '@livery/contract/auth/security';
import type { LogSecurityEvent } from '../../../core/security-log.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { CreateSession } from '../sessions/create-session.ts';
import type { Passkeys } from './passkeys.ts';
import { getRelyingParty } from '../../../core/passkeys/relying-party.ts';
import type { passkeys as table } from './passkeys.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface PasskeysRoutesDeps {
  readonly merchants: Merchants;
  readonly passkeys: Passkeys;
  readonly createSession: CreateSession;
  readonly logSecurityEvent: LogSecurityEvent;
}

/** Maximum number of calls per minute from one IP address. Each call is expensive, because it verifies a signature. */
const costly = { perMinute: 120 };

const toWirePasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: typeof table.$inferSelect) => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const passkeysRoutes = (
  route: Route,
  { merchants, passkeys, createSession, logSecurityEvent }: PasskeysRoutesDeps,
): void => {
  const pass = createFeatureGuard(merchants, 'PERSPNL3');

  route(listPasskeys, async ({ session }) => ({ list: (await passkeys.list(session.memberId)).map(toWirePasskey) }));

  route(passkeyOptions, async ({ session, merchant, pageOrigin }) => {
    await pass({ session, merchant });
    return passkeys.registration(session, merchant, getRelyingParty(pageOrigin));
  });

  route(
    addPasskey,
    async ({ session, merchant, pageOrigin, request: { name, ...credentialResponse } }) => {
      await pass({ session, merchant });
      return toWirePasskey(await passkeys.add(session, getRelyingParty(pageOrigin), credentialResponse, name));
    },
    costly,
  );

  route(renamePasskey, async ({ session, request: { id, name } }) => {
    await passkeys.rename(session.memberId, id, name);
    return { saved: true as const };
  });

  route(removePasskey, async ({ session, request: { id } }) => {
    await passkeys.remove(session, id);
    return { removed: true as const };
  });

  route(
    passkeyLoginOptions,
    ({ merchant, pageOrigin }) => passkeys.logIn(merchant, getRelyingParty(pageOrigin)),
    costly,
  );

  route(
    passkeyLogin,
    async ({ merchant, pageOrigin, request }) => {
      const method = 'passkey';
      const member = await passkeys.verify(merchant, getRelyingParty(pageOrigin), request).catch((error: unknown) => {
        logSecurityEvent('log-in failed', { merchant: merchant.code, method });
        throw error;
      });
      return createSession({ merchant, member, proof: 'secondFactor', method });
    },
    costly,
  );
};
