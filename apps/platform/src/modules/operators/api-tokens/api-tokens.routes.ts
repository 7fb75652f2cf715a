import { ErrorCode } from '@livery/contract/errors';
import { createApiToken, listApiTokens, revokeApiToken } from '@livery/contract/operators/api-tokens';
import { permissions as allPermissions } from '@livery/contract/operators/permissions';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { assertExistingBrand, type BrandCheck } from '../access/assert-existing-brand.ts';
import { assertHolds } from '../access/held-permissions.ts';
import { type ApiToken, insertApiToken, listValidApiTokens, revokeApiTokenWith } from './api-tokens.ts';

/** Maximum time in milliseconds for which an API token is valid after its creation. */
const maxLife = days(366);

interface ApiTokensDeps extends BrandCheck {
  readonly clock: Clock;
}

const toWireToken = ({ id, name, operatorId, permissions, brands, createdAt, endsAt }: ApiToken) => ({
  id,
  name,
  operatorId,
  permissions: [...permissions],
  brands: brands && [...brands],
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const readTokenEnd = (endsAt: string, now: Date): Date => {
  const end = new Date(endsAt);
  if (end > now && end.getTime() <= now.getTime() + maxLife) return end;
  throw new GatewayError(ErrorCode.BadRequest, { message: 'endsAt: must be in the next year' });
};

/** Registers the operations with which operators list, create and revoke API tokens. */
export const apiTokensRoutes = ({ route }: OperatorRoutes, deps: ApiTokensDeps): void => {
  const { clock } = deps;
  route(listApiTokens, async ({ tx }) => ({
    list: (await listValidApiTokens(tx, clock.now())).map(({ token, operatorName }) => ({
      ...toWireToken(token),
      operatorName,
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    })),
  }));

  route(createApiToken, async ({ tx, operator: { operatorId }, request, record, isPermitted }) => {
    const now = clock.now();
    const endsAt = readTokenEnd(request.endsAt, now);
    const permissions = allPermissions.filter((permission) => request.permissions.includes(permission));
    const brands = request.brands && [...new Set(request.brands)];
    for (const brand of brands ?? []) await assertExistingBrand(deps, tx, brand);
    for (const brand of brands ?? [null]) await assertHolds({ isPermitted }, permissions, brand);
    const content = { operatorId, name: request.name, permissions, brands, endsAt };
    const { row, token } = await insertApiToken(tx, content, now);
    record({
      subject: { kind: 'api-token', id: row.id },
      changes: { name: row.name, permissions, brands, endsAt: endsAt.toISOString() },
    });
    return { ...toWireToken(row), token };
  });

  route(revokeApiToken, async ({ tx, request: { id }, record }) => {
    const revoked = await revokeApiTokenWith(tx, id, clock.now());
    if (!revoked) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such token that is valid now' });
    record({ subject: { kind: 'api-token', id }, changes: { name: revoked.name, operatorId: revoked.operatorId } });
    return { revoked: true as const };
  });
};
