import {
  addPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '@livery/contract/security';
import type { passkeys as table } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { Passkeys } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

interface Needs {
  readonly merchants: Merchants;
  readonly passkeys: Passkeys;
  readonly openSession: OpenSession;
}

/** Calls a minute from one address: each costs the server a signature. */
const costly = { perMinute: 120 };

const passkeyOf = ({ id, name, isSynced, createdAt, lastUsedAt }: typeof table.$inferSelect) => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const passkeysRoutes = (route: Route, { merchants, passkeys, openSession }: Needs): void => {
  const pass = createGate(merchants, 'PERSPNL3');

  route(listPasskeys, async ({ session }) => ({ list: (await passkeys.list(session.memberId)).map(passkeyOf) }));

  route(passkeyOptions, async ({ session, merchant, pageOrigin }) => {
    await pass({ session, merchant });
    return passkeys.registration(session, merchant, relyingPartyOf(pageOrigin));
  });

  route(
    addPasskey,
    async ({ session, merchant, pageOrigin, request: { name, ...answer } }) => {
      await pass({ session, merchant });
      return passkeyOf(await passkeys.add(session, relyingPartyOf(pageOrigin), answer, name));
    },
    costly,
  );

  route(renamePasskey, async ({ session, request: { id, name } }) => {
    await passkeys.rename(session.memberId, id, name);
    return { saved: true as const };
  });

  route(removePasskey, async ({ session, request: { id } }) => {
    await passkeys.remove(session.memberId, id);
    return { removed: true as const };
  });

  route(
    passkeyLoginOptions,
    ({ merchant, pageOrigin }) => passkeys.logIn(merchant, relyingPartyOf(pageOrigin)),
    costly,
  );

  route(
    passkeyLogin,
    async ({ merchant, pageOrigin, request }) =>
      openSession({ merchant, member: await passkeys.verify(merchant, relyingPartyOf(pageOrigin), request) }),
    costly,
  );
};
