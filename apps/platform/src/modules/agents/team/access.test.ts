import { freePlay } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import type { Operation } from '@livery/contract/operation';
import * as operations from '@livery/contract/agents/team';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import { type AgentsHarness, createAgentsHarness } from '../../../testing/agents.ts';
import { getValue } from '../../../testing/client.ts';
import { affiliateLinks } from '../../affiliates/affiliates.tables.ts';
import { members } from '../../members/members.tables.ts';
import { paymentPasswords } from '../../payments/payment-password.tables.ts';

const today = '2026-11-20';
const range = { startDate: today, endDate: today };
const money = { amount: '5.00', note: '', paymentPassword: demoPaymentPassword };

/**
 * Creates the request parameters of each agent operation. A function receives the id of a member and the id of an
 * affiliate link, and uses those that its operation needs.
 */
const calls = {
  teamOverviewSum: () => range,
  teamMembers: (id: string) => ({ ...range, parentId: id }),
  teamMember: (id: string) => ({ ...range, id }),
  transferDownline: (id: string) => ({ downlineId: id, ...money }),
  transferMultipleDownline: (id: string) => ({ downlineIds: [id], ...money }),
  teamProfit: (id: string) => ({ ...range, memberId: id }),
  teamBets: (id: string) => ({ ...range, memberId: id }),
  teamTransactions: (id: string) => ({ ...range, memberId: id }),
  createDownline: () => ({ kind: 'member', username: 'newcomer01', password: 'Quiet#River7' }),
  affiliateLinks: () => ({}),
  createAffiliateLink: () => ({ kind: 'member' }),
  revokeAffiliateLink: (_: string, link: string) => ({ id: link }),
  agentNotices: () => ({}),
  readAgentNotices: () => ({ ids: [] }),
} as const satisfies Record<keyof typeof operations, (id: string, link: string) => object>;
const names = Object.keys(calls) as (keyof typeof calls)[];
/** Names of the operations whose parameters contain the id of another member or of an affiliate link. */
const naming = names.filter((name) => calls[name].length > 0);

let agents: AgentsHarness;
let tokens: Record<string, string>;
let others: Record<string, string>;
let link: string;

beforeAll(async () => {
  agents = await createAgentsHarness();
  const { db, findMemberId } = agents;
  const [root, partner] = [await findMemberId('agent'), await findMemberId('partner')];
  const beside = await db.select().from(members).where(eq(members.uplineId, root));
  const sibling = beside.find(({ id, type }) => id !== partner && type === 41);
  const [below] = await db.select().from(members).where(eq(members.uplineId, sibling!.id));
  const [abroad] = await db.select().from(members).where(eq(members.merchant, 'lualoc'));
  const [trial] = await db.select().from(members).where(eq(members.type, 4));
  others = {
    'the upline': root,
    "another team's agent": sibling!.id,
    "another team's member": below!.id,
    "another merchant's member": abroad!.id,
    'a trial': trial!.id,
    nobody: 'nobody',
  };
  tokens = {
    partner: await agents.loginAs('partner'),
    member: await agents.loginAs('demo'),
    abroad: await agents.loginAs('agent', 'lualoc'),
    root: await agents.loginAs('agent'),
    trial: getValue(await agents.client.call(freePlay, {}, { merchant: 'bituinara' })).token,
  };
  await db
    .insert(paymentPasswords)
    .values({
      memberId: partner,
      passwordHash: await hashPassword(demoPaymentPassword),
      changedAt: agents.platform.clock.now(),
    })
    .onConflictDoNothing();
  link = getValue(
    await agents.client.call(operations.createAffiliateLink, { kind: 'member' }, { token: tokens.root! }),
  ).id;
});
afterAll(() => agents.platform.close());

const operationByName = new Map<string, unknown>(Object.entries(operations));
const call = (name: keyof typeof calls, token: string, id: string) =>
  agents.client.call(operationByName.get(name) as Operation<object>, calls[name](id, link), {
    token,
    merchant: 'bituinara',
  });

describe.each(names)('%s', (name) => {
  it.each([
    ['no token', '', 401, ErrorCode.NotLoggedIn],
    ["a member's token", 'member', 403, ErrorCode.FeatureDisabled],
    ["a trial's token", 'trial', 403, ErrorCode.FeatureDisabled],
    ["another merchant's token", 'abroad', 401, ErrorCode.NotLoggedIn],
  ])('rejects %s', async (_, who, status, errorCode) => {
    expect(await call(name, tokens[who] ?? '', others['the upline']!)).toMatchObject({ status, body: { errorCode } });
  });
});

describe.each(naming)("%s is limited to the caller's team", (name) => {
  it.each([
    'the upline',
    "another team's agent",
    "another team's member",
    "another merchant's member",
    'a trial',
    'nobody',
  ])('rejects %s', async (whom) => {
    expect((await call(name, tokens.partner!, others[whom]!)).body).toMatchObject({
      success: false,
      errorCode: ErrorCode.NotFound,
    });
  });
});

it("returns only the caller's team when no member id is given", async () => {
  const { db, client } = agents;
  const [partner] = await db
    .select()
    .from(members)
    .where(eq(members.id, await agents.findMemberId('partner')));
  const team = new Set(
    (await db.select().from(members)).filter(({ lineage }) => lineage.startsWith(partner!.lineage)).map(({ id }) => id),
  );
  const as = { token: tokens.partner! };
  const month = { startDate: '2026-10-22', endDate: today, limit: 200 };
  const tree = getValue(await client.call(operations.teamMembers, { ...month, search: '' }, as));
  const result = getValue(await client.call(operations.teamMembers, { ...month, search: 'a' }, as));
  const bets = getValue(await client.call(operations.teamBets, month, as));
  const movements = getValue(await client.call(operations.teamTransactions, month, as));
  const profit = getValue(await client.call(operations.teamProfit, { startDate: month.startDate, endDate: today }, as));
  const named = [
    ...tree.list.map(({ id }) => id),
    ...result.list.map(({ id }) => id),
    ...bets.list.map(({ memberId }) => memberId),
    ...movements.list.map(({ memberId }) => memberId),
    ...profit.lines.map(({ id }) => id),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !team.has(id))).toEqual([]);
  // The path begins with the caller and does not contain the agents above. The caller must not see them.
  expect(tree.path).toEqual([{ id: partner!.id, account: 'partner' }]);
});

it('does not revoke a link of another agent', async () => {
  const [row] = await agents.db.select().from(affiliateLinks).where(eq(affiliateLinks.id, link));
  expect(row?.revokedAt).toBeNull();
});
