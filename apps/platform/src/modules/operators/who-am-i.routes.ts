import { type Permission, permissions as allPermissions } from '@livery/contract/operators/permissions';
import { whoAmI } from '@livery/contract/operators/session';
import { eq } from 'drizzle-orm';
import type { Core } from '../../core/core.ts';
import { listGrantedPermissions } from './access/granted-permissions.ts';
import { getOperator } from './accounts/operators.ts';
import { operatorApiTokens } from './api-tokens/api-tokens.tables.ts';
import { doesTokenAllow } from './api-tokens/is-permitted.ts';
import { getSessionEnd } from './sessions/operator-sessions.ts';
import { operatorSessions } from './sessions/operator-sessions.tables.ts';

/** Registers the operation that returns the current operator and their permissions to the console. */
export const whoAmIRoutes = ({
  operators: { route },
  operatorChecks,
  brands,
  clock,
}: Pick<Core, 'operators' | 'operatorChecks' | 'brands' | 'clock'>): void =>
  route(whoAmI, async ({ tx, operator: { operatorId, tokenId, sessionId, provenAt } }) => {
    const { name, email } = await getOperator(tx, operatorId);
    const granted = await listGrantedPermissions(tx, operatorId, clock.now());
    const [token] = tokenId ? await tx.select().from(operatorApiTokens).where(eq(operatorApiTokens.id, tokenId)) : [];
    const [session] = sessionId
      ? await tx.select().from(operatorSessions).where(eq(operatorSessions.id, sessionId))
      : [];
    const listPermissions = (brand: string | null): Permission[] =>
      allPermissions.filter(
        (permission) =>
          (granted.get(null)?.has(permission) || granted.get(brand)?.has(permission)) &&
          (!token || doesTokenAllow(token, permission, brand)),
      );
    return {
      operatorId,
      name,
      email,
      tokenId,
      provenAt: provenAt?.toISOString() ?? null,
      sessionEndsAt: session ? getSessionEnd(session).toISOString() : null,
      permissions: listPermissions(null),
      // The list also contains brands without a live release, because operators work on a brand before it is published.
      brands: [...brands.all, ...(await operatorChecks.listUnservedBrands(tx))]
        .map(({ code, name: brandName }) => ({ code, name: brandName, permissions: listPermissions(code) }))
        .filter(({ permissions }) => permissions.length > 0),
    };
  });
