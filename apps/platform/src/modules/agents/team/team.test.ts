import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { downlineRates } from '@livery/contract/commissions';
import { memberInfo } from '@livery/contract/account/member';
import { register } from '@livery/contract/auth/registration';
import {
  affiliateLinks,
  agentNotices,
  createAffiliateLink,
  createDownline,
  readAgentNotices,
  revokeAffiliateLink,
  teamBets,
  teamMember,
  teamMembers,
  teamOverviewSum,
  teamProfit,
  teamTransactions,
  transferMultipleDownline,
} from '@livery/contract/agents/team';
import { parseAmount } from '@livery/contract/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { type AgentsHarness, createAgentsHarness } from '../../../testing/agents.ts';
import { getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { merchantFlags, merchants } from '../../brands/brands.tables.ts';

const today = '2026-11-20';
const range = { startDate: today, endDate: today };
const month = { startDate: '2026-10-22', endDate: today };
let agents: AgentsHarness;
let token: string;
let demoId: string;

beforeAll(async () => {
  agents = await createAgentsHarness();
  token = await agents.loginAs('agent');
  demoId = await agents.findMemberId('demo');
});
afterAll(() => agents.platform.close());

const overview = async (days: typeof range = range, size = 0) => {
  await agents.platform.jobs.run('agents.team-statistics');
  return getValue(await agents.client.call(teamOverviewSum, { ...days, size }, { token }));
};

it('counts log-ins, bettors, registrations, online members and sums of a day', async () => {
  const [settings] = await agents.db.select().from(merchants).where(eq(merchants.code, 'bituinara'));
  const before = (await overview()).footer;
  await agents.loginAs('demo');
  const bet = await agents.bet(demoId, settings!.activeMinimum);
  const placed = (await overview()).footer;
  expect(placed.teamBetMemberCount - before.teamBetMemberCount).toBe(
    before.teamBetMemberCount < placed.teamBetMemberCount ? 1 : 0,
  );
  expect(placed.teamActiveMemberCount).toBe(before.teamActiveMemberCount);
  await agents.settle(bet, 12_345);
  const after = (await overview()).footer;
  expect(after.teamOnlineCount).toBeGreaterThan(0);
  expect(after.teamLoginMemberCount).toBeGreaterThan(0);
  expect(parseAmount(after.bet) - parseAmount(before.bet)).toBe(settings!.activeMinimum);
  expect(parseAmount(after.prize) - parseAmount(before.prize)).toBe(12_345);
  for (const { bet: staked, prize, bonus, rebate, profit } of [after, (await overview(month)).footer])
    expect(parseAmount(profit)).toBe(
      parseAmount(prize) + parseAmount(bonus) + parseAmount(rebate) - parseAmount(staked),
    );
  expect((await overview()).list).toEqual([]);
  agents.platform.clock.advance(minutes(16));
  expect((await overview()).footer.teamOnlineCount).toBe(1);
});

it('counts a member once per range, with days that add up to the sums', async () => {
  const { footer, list } = await overview(month, 93);
  const total = (name: 'bet' | 'deposit') => list.reduce((sum, day) => sum + parseAmount(day[name]), 0);
  expect([total('bet'), total('deposit')]).toEqual([parseAmount(footer.bet), parseAmount(footer.deposit)]);
  expect(footer.teamBetMemberCount).toBeLessThanOrEqual(footer.teamMemberCount);
  expect(list.reduce((sum, { betMembers }) => sum + betMembers, 0)).toBeGreaterThan(footer.teamBetMemberCount);
});

it('lists profit lines that add up to the totals at every level of the tree', async () => {
  let memberId: string | undefined;
  for (let level = 0; level < 3; level += 1) {
    const {
      totals,
      lines,
      path,
      days,
      categories,
    }: {
      totals: { bet: string; profit: string };
      lines: { id: string; bet: string; profit: string; downlines: number }[];
      path: unknown[];
      days: { bet: string }[];
      categories: { bet: string }[];
    } = getValue(await agents.client.call(teamProfit, { ...month, ...(memberId && { memberId }) }, { token }));
    expect(path).toHaveLength(level + 1);
    for (const name of ['bet', 'profit'] as const)
      expect(lines.reduce((sum, line) => sum + parseAmount(line[name]), 0)).toBe(parseAmount(totals[name]));
    for (const parts of [days, categories])
      expect(parts.reduce((sum, part) => sum + parseAmount(part.bet), 0)).toBe(parseAmount(totals.bet));
    memberId = lines.slice(1).find(({ downlines }) => downlines > 0)?.id;
  }
});

it('lists the tree by level, name, kind and page', async () => {
  const read = async (query: object) =>
    getValue(await agents.client.call(teamMembers, { ...month, ...query }, { token }));
  const level = await read({ kind: 'agents', sort: 'bet' });
  expect(level.list).toHaveLength(4);
  const bets = level.list.map(({ teamBet }) => parseAmount(teamBet));
  expect(bets).toEqual([...bets].sort((one, other) => other - one));
  const below = await read({ parentId: level.list[0]!.id });
  expect(below.path.map(({ id }) => id)).toEqual([await agents.findMemberId('agent'), level.list[0]!.id]);
  const deepest = await read({ parentId: below.list[0]!.id, limit: '2' });
  const rest = await read({ parentId: below.list[0]!.id, limit: '2', cursor: deepest.next });
  expect(new Set([...deepest.list, ...rest.list].map(({ id }) => id)).size).toBe(
    deepest.list.length + rest.list.length,
  );
  const everybody = (await read({ parentId: below.list[0]!.id, limit: '200' })).list.map(({ id }) => id);
  const byBets: { id: string; teamBet: string }[] = [];
  // The list of a single day is sorted by bet amount. Members without bets come last, also when the list has several
  // pages.
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: { list: { id: string; teamBet: string }[]; next: string | null } = await read({
      parentId: below.list[0]!.id,
      sort: 'bet',
      limit: '2',
      startDate: month.endDate,
      ...(cursor && { cursor }),
    });
    byBets.push(...page.list);
    cursor = page.next;
  }
  expect(byBets.map(({ id }) => id).sort()).toEqual([...everybody].sort());
  expect(byBets.map(({ teamBet }) => parseAmount(teamBet))).toEqual(
    byBets.map(({ teamBet }) => parseAmount(teamBet)).sort((one, other) => other - one),
  );
  const [someone] = deepest.list;
  const matches = await read({ search: someone!.account.slice(0, 4).toUpperCase() });
  expect(matches.list.find(({ id }) => id === someone!.id)?.path.map(({ id }) => id)).toEqual([
    level.list[0]!.id,
    below.list[0]!.id,
  ]);
  expect((await read({ search: '%' })).list).toEqual([]);
  const bet = getValue(
    await agents.client.call(teamBets, { ...month, memberId: someone!.id, isAlone: 'true' }, { token }),
  );
  expect(new Set(bet.list.map(({ account }) => account))).toEqual(
    new Set(bet.list.length > 0 ? [someone!.account] : []),
  );
});

it('transfers to all given downlines or to none, once per idempotency key', async () => {
  const [one, two] = getValue(await agents.client.call(teamMembers, { ...range }, { token })).list;
  const card = async (id: string) => getValue(await agents.client.call(teamMember, { ...range, id }, { token }));
  const before = [await card(one!.id), await card(two!.id)].map(({ balance }) => parseAmount(balance));
  const give = (amount: string, key = randomUUID()) =>
    agents.client.call(
      transferMultipleDownline,
      { downlineIds: [one!.id, two!.id, one!.id], amount, note: 'good month', paymentPassword: demoPaymentPassword },
      { token, headers: { 'idempotency-key': key } },
    );
  const readTotals = async (scope = {}) =>
    getValue(await agents.client.call(teamTransactions, { ...range, ...scope }, { token })).totals!;
  const totalsBefore = await readTotals();
  const oneBefore = await readTotals({ memberId: one!.id, isAlone: true });
  const key = randomUUID();
  const [first, again] = [await give('10.00', key), await give('10.00', key)];
  // The money stays inside the team, so only `count` changes in the totals. Each of the two transfers adds one
  // movement in the wallet of the agent and one in the wallet of the recipient.
  expect(await readTotals()).toEqual({ ...totalsBefore, count: totalsBefore.count + 4 });
  expect(parseAmount((await readTotals({ memberId: one!.id, isAlone: true })).moneyIn)).toBe(
    parseAmount(oneBefore.moneyIn) + 1000,
  );
  expect(getValue(first).list).toHaveLength(2);
  expect(again.body).toEqual(first.body);
  expect([await card(one!.id), await card(two!.id)].map(({ balance }) => parseAmount(balance))).toEqual(
    before.map((balance) => balance + 1000),
  );
  expect((await give('99999999.00')).status).toBe(402);
  expect(
    (
      await agents.client.call(
        transferMultipleDownline,
        { downlineIds: [one!.id], amount: '1.00', note: '', paymentPassword: '000000' },
        { token },
      )
    ).body,
  ).toMatchObject({ errorCode: ErrorCode.PaymentPasswordWrong });
  await agents.ledgerIsExact();
});

const applicant = async (affiliateCode: string, username: string) => {
  const read = await readCaptcha(agents.client);
  return agents.client.call(register, {
    username,
    password: 'Quiet#River7',
    confirmPassword: 'Quiet#River7',
    affiliateCode,
    ...read,
    ageConfirmed: true,
    agree: true,
    email: `${username}@example.com`,
  } as never);
};

it('registers a downline with the rates of a link until the link is revoked', async () => {
  // Switches the phone verification off for this brand. Registration then needs no SMS code.
  await agents.db.insert(merchantFlags).values({ merchant: 'bituinara', flag: 'REGMOBVERF3', isOn: false });
  agents.platform.clock.advance(minutes(1));
  const created = getValue(
    await agents.client.call(
      createAffiliateLink,
      { kind: 'agent', note: 'Spring', series: 1940, rates: { LIVE: '0.10' } },
      { token },
    ),
  );
  expect(created.link).toContain(`/m/register?affiliateCode=${created.code}`);
  const session = getValue(await applicant(created.code.toLowerCase(), 'springagent'));
  expect(session.customerType).toBe(1);
  const { list } = getValue(await agents.client.call(downlineRates, { search: 'springagent' }, { token }));
  expect(list).toMatchObject([{ account: 'springagent', series: 1940, rates: { LIVE: '0.10', RNG: '0.00' } }]);
  expect(getValue(await agents.client.call(affiliateLinks, {}, { token })).list[0]).toMatchObject({
    id: created.id,
    registered: 1,
    revokedAt: null,
  });
  for (const _ of [1, 2])
    expect(
      getValue(await agents.client.call(revokeAffiliateLink, { id: created.id }, { token })).revokedAt,
    ).not.toBeNull();
  expect((await applicant(created.code, 'latecomer1')).body).toMatchObject({ errorCode: ErrorCode.AffiliateInvalid });
  expect(getValue(await agents.client.call(memberInfo, {}, { token: session.token })).account).toBe('springagent');
});

it("rejects rates above the agent's own, by link and by direct creation", async () => {
  const partner = await agents.loginAs('partner');
  expect(
    (await agents.client.call(createAffiliateLink, { kind: 'member', series: 1980 }, { token: partner })).body,
  ).toMatchObject({ errorCode: ErrorCode.RebateExceedsUpline, value: { of: 'series' } });
  expect(
    (
      await agents.client.call(
        createDownline,
        { kind: 'member', username: 'toomuch01', password: 'Quiet#River7', rates: { LIVE: '90' } },
        { token: partner },
      )
    ).body,
  ).toMatchObject({ errorCode: ErrorCode.RebateExceedsUpline });
});

it('creates an account that can log in, and rejects a username that is taken', async () => {
  const open = (username: string, password = 'Quiet#River7') =>
    agents.client.call(createDownline, { kind: 'member', username, password, series: 1950 }, { token });
  const { id, account } = getValue(await open('opened01'));
  expect(account).toBe('opened01');
  await agents.platform.jobs.run('agents.team-statistics');
  expect(getValue(await agents.client.call(teamMember, { ...range, id }, { token }))).toMatchObject({
    isDirect: true,
    downlines: 0,
    balance: '0.00',
  });
  expect((await open('OPENED01')).body).toMatchObject({ errorCode: ErrorCode.UsernameTaken });
  expect((await open('opened02', 'password')).body.success).toBe(false);
  expect((await open('<b>')).body).toMatchObject({ errorCode: ErrorCode.RegisterFieldInvalid });
});

it('counts announcements for agents until they are read', async () => {
  const { list, footer } = getValue(await agents.client.call(agentNotices, {}, { token, language: 'TY' }));
  expect(footer.unreadCount).toBe(list.length);
  expect(list.length).toBeGreaterThan(0);
  expect(getValue(await agents.client.call(readAgentNotices, { ids: [list[0]!.id, 'not one'] }, { token }))).toEqual({
    unreadCount: list.length - 1,
  });
});
