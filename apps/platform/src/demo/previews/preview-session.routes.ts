import type { SessionValue } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { demoUsernames } from '@livery/demo/members/accounts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Core } from '../../core/core.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { parseBody } from '../../core/http/calls/read-input.ts';
import { readMerchant } from '../../core/http/calls/read-merchant.ts';
import type { CreateSession, Sessions } from '../../modules/auth/index.ts';
import { type Member, members } from '../../modules/members/index.ts';
import { demoSessionPath } from '../../modules/previews/index.ts';

const body = z.object({ visitor: z.enum(['member', 'agent']) });
type Visitor = z.infer<typeof body>['visitor'];

interface PreviewSessionDeps extends Pick<Core, 'db' | 'brands'> {
  readonly sessions: Pick<Sessions, 'open'>;
  readonly createSession: CreateSession;
}

/**
 * Registers the route that logs in a demo account without a password, for the preview of a brand in the operators'
 * console. This is no risk, because anyone can log in as any member of a demonstration. The route returns the existing
 * session while it is open. Otherwise each preview would use one of the limited number of sessions of the account.
 */
export const previewSessionRoutes = (
  app: FastifyInstance,
  { db, brands, sessions, createSession }: PreviewSessionDeps,
): void => {
  const open = new Map<string, SessionValue>();

  const findMember = async (merchant: Merchant, visitor: Visitor): Promise<Member> => {
    const [member] = await db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.username, demoUsernames[visitor])));
    if (!member) throw new GatewayError(ErrorCode.NotFound, { message: 'This demonstration has no such account' });
    return member;
  };

  app.post(demoSessionPath, async (request, reply) => {
    const merchant = readMerchant(request, brands);
    const parsed = body.safeParse(parseBody(request));
    if (!parsed.success) throw new GatewayError(ErrorCode.BadRequest, { message: 'visitor: must be member or agent' });
    const { visitor } = parsed.data;
    const key = `${merchant.code}/${visitor}`;
    const known = open.get(key);
    const isOpen = known && (await sessions.open(known.token, merchant).then(Boolean, () => false));
    const session = isOpen
      ? known
      : await createSession({
          merchant,
          member: await findMember(merchant, visitor),
          proof: 'any',
          method: 'username',
        });
    open.set(key, session);
    return reply.header('cache-control', 'no-store').send(session);
  });
};
