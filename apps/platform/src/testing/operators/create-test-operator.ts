import { randomUUID } from 'node:crypto';
import { acceptInvitation, invitationTotpSetup } from '@livery/contract/operators/invitations';
import {
  type BuiltInRoleId,
  computeTotp,
  decodeBase32,
  insertGrant,
  insertOperator,
  issueInvitation,
  toTotpStep,
} from '../../modules/operators/index.ts';
import { getValue } from '../client.ts';
import type { TestApp } from '../test-platform.ts';
import { type ConsoleClient, createConsoleClient, getConsoleOrigin } from './console-client.ts';

/** Password of all operators of tests. */
export const operatorPassword = 'Quiet harbour, four lamps';

export interface TestOperator extends ConsoleClient {
  readonly id: string;
  readonly email: string;
  /** Secret of the authenticator app (TOTP), in base32. */
  readonly totpSecret: string;
  readonly recoveryCodes: readonly string[];
  /** Returns the current code of the authenticator app. */
  readonly getCode: () => string;
}

interface TestGrant {
  readonly role: BuiltInRoleId;
  /** Code of a brand. Null for the whole platform. */
  readonly brand: string | null;
}

/** Inserts an invited operator, like the command `npm run operator`. Returns the token of the invitation. */
export const insertInvitedOperator = async (
  { store: { db }, clock, config }: TestApp,
  {
    grants = [],
    email = `${randomUUID()}@example.com`,
  }: { readonly grants?: readonly TestGrant[]; readonly email?: string } = {},
): Promise<{ readonly id: string; readonly email: string; readonly token: string }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { id } = await insertOperator(tx, { email, name: 'Test operator' }, now);
    for (const { role, brand } of grants) {
      const grant = { operatorId: id, roleId: role, brand, endsAt: null, reason: 'For a test' };
      await insertGrant(tx, grant, { givenBy: null, now });
    }
    const { link } = await issueInvitation(tx, id, { now, consoleOrigin: getConsoleOrigin({ config }) });
    return { id, email, token: new URL(link).hash.slice(1) };
  });

/** Creates an operator who has accepted the invitation with an authenticator app, and who is logged in. */
export const createTestOperator = async (
  platform: TestApp,
  options: Parameters<typeof insertInvitedOperator>[1] = {},
): Promise<TestOperator> => {
  const { id, email, token } = await insertInvitedOperator(platform, options);
  const client = createConsoleClient(platform);
  const { secret, setup } = getValue(await client.call(invitationTotpSetup, { token }));
  const getCode = (): string => computeTotp(decodeBase32(secret), toTotpStep(platform.clock.now()));
  const { recoveryCodes } = getValue(
    await client.call(acceptInvitation, {
      token,
      password: operatorPassword,
      secondFactor: { kind: 'totp', setup, code: getCode() },
    }),
  );
  return { ...client, id, email, totpSecret: secret, recoveryCodes, getCode };
};
