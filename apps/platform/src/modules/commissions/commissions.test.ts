import { ErrorCode } from '@livery/contract/errors';
import { downlineRates, commissionReport, updateDownlineRates } from '@livery/contract/commissions';
import {
  cancelLotteryBet,
  lotteryBoard,
  openedNumeros,
  placeLotteryBets,
  lotteryBets as listBets,
} from '@livery/contract/lottery';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentsHarness, createAgentsHarness } from '../../testing/agents.ts';
import { getValue } from '../../testing/client.ts';
import { commissions } from './commissions.tables.ts';
import { memberMessages } from '../notifications/notifications.tables.ts';
import { members } from '../members/members.tables.ts';

let agents: AgentsHarness;
let [agent, demo, agentId, demoId, partnerId] = ['', '', '', '', ''];

beforeAll(async () => {
  agents = await createAgentsHarness();
  [agent, demo] = [await agents.loginAs('agent'), await agents.loginAs('demo')];
  [agentId, demoId, partnerId] = [
    await agents.findMemberId('agent'),
    await agents.findMemberId('demo'),
    await agents.findMemberId('partner'),
  ];
});
afterAll(() => agents.platform.close());

const listCommissions = (betId: string) => agents.db.select().from(commissions).where(eq(commissions.betId, betId));
const setRates = (
  downlineId: string,
  series: number,
  rates: Record<string, string> = {},
  token = agent,
  merchant = 'bituinara',
) => agents.client.call(updateDownlineRates, { downlineId, series, rates }, { token, merchant });

const placeLottBet = async () => {
  const { current } = getValue(await agents.client.call(openedNumeros, { code: 'SSC_1M' }, { token: demo })).list[0]!;
  const board = getValue(
    await agents.client.call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' }, { token: demo }),
  );
  const price = board.methods.find(({ code }) => code === 'place')!.prices[0]!;
  getValue(
    await agents.client.call(
      placeLotteryBets,
      {
        code: 'SSC_1M',
        prizeMode: 'LOTT',
        numeros: [{ numero: current.numero }],
        lines: [{ method: 'place', selection: '0,1,2,3,4||||', unit: '1.00', multiple: 10, price }],
      },
      { token: demo },
    ),
  );
  const [bet] = getValue(await agents.client.call(listBets, { language: 'EN', state: 'open' }, { token: demo })).list;
  return { bet: bet!, drawsAt: current.drawsAt, series: board.series };
};

describe('commissions of an upline', () => {
  it('wait for the draw of a LOTT bet, are paid at settlement and dropped with a cancelled bet', async () => {
    const cancelled = await placeLottBet();
    expect(cancelled.series).toBe(1970);
    expect(await listCommissions(cancelled.bet.id)).toMatchObject([
      { memberId: agentId, own: 1980, below: 1970, state: 'waiting', amount: 25 },
    ]);
    await agents.client.call(cancelLotteryBet, { id: cancelled.bet.id }, { token: demo });
    expect(await listCommissions(cancelled.bet.id)).toMatchObject([{ state: 'dropped' }]);
    const before = await agents.getBalance(agent);
    const { bet, drawsAt } = await placeLottBet();
    agents.goTo(drawsAt);
    await agents.platform.jobs.run('lottery.draws');
    expect(await listCommissions(bet.id)).toMatchObject([{ state: 'due' }]);
    await Promise.all([agents.platform.jobs.run('agents.payouts'), agents.platform.jobs.run('agents.payouts')]);
    expect(await listCommissions(bet.id)).toMatchObject([{ state: 'paid' }]);
    await agents.platform.jobs.run('agents.payouts');
    // The series (payout level) of the agent is 1980, and the series of the bet is 1970. So the agent gets 50.00 ×
    // (1980 − 1970) ÷ 2000 = 0.25.
    expect((await agents.getBalance(agent)) - before).toBeGreaterThanOrEqual(25);
    await agents.ledgerIsExact();
  });

  it('are paid by the rates once for each bet of other categories, and never for rolled back bets or trial members', async () => {
    const [player] = await agents.db
      .select()
      .from(members)
      .where(
        and(
          eq(
            members.uplineId,
            (await agents.db.select({ id: members.id }).from(members).where(eq(members.uplineId, partnerId)))[0]!.id,
          ),
        ),
      );
    const bet = await agents.bet(player!.id, 10_000);
    expect(await listCommissions(bet.betId)).toEqual([]);
    await agents.settle(bet, 0);
    await agents.settle(bet, 500);
    const rows = await listCommissions(bet.betId);
    expect(rows.map(({ own, below, amount }) => [own, below, amount]).sort()).toEqual([
      [100, 70, 30],
      [40, 0, 40],
      [70, 40, 30],
    ]);
    const back = await agents.bet(player!.id, 10_000);
    await agents.rollBack(back);
    const trial = await agents.bet(await agents.findMemberId('trial'), 500);
    await agents.settle(trial);
    expect([...(await listCommissions(back.betId)), ...(await listCommissions(trial.betId))]).toEqual([]);
  });

  it('are reported bet by bet and add up', async () => {
    const report = getValue(
      await agents.client.call(
        commissionReport,
        { startDate: '2026-11-12', endDate: '2026-11-20', limit: 200 },
        { token: agent },
      ),
    );
    expect(report.list.length).toBeGreaterThan(20);
    const { totals } = report;
    expect(totals!.categories.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(
      Number(totals!.paid) + Number(totals!.waiting),
      2,
    );
    expect(report.list.find(({ category }) => category === 'LOTT')).toMatchObject({
      kind: 'series',
      own: '1980',
      below: '1970',
      account: 'demo',
    });
    const rest = getValue(
      await agents.client.call(
        commissionReport,
        { startDate: '2026-11-12', endDate: '2026-11-20', limit: 5 },
        { token: agent },
      ),
    );
    const next = getValue(
      await agents.client.call(
        commissionReport,
        { startDate: '2026-11-12', endDate: '2026-11-20', limit: 5, cursor: rest.next! },
        { token: agent },
      ),
    );
    expect([...rest.list, ...next.list].map(({ id }) => id)).toEqual(report.list.slice(0, 10).map(({ id }) => id));
  });
});

describe('the rates of a downline', () => {
  it('stay between the rates of the upline and those of its downlines', async () => {
    const { own, list } = getValue(await agents.client.call(downlineRates, { search: 'PART' }, { token: agent }));
    expect(own).toMatchObject({ series: 1980, rates: { RNG: '1.00' } });
    expect(list).toMatchObject([
      { account: 'partner', series: 1970, rates: { RNG: '0.70' }, least: { series: 1960, rates: { RNG: '0.40' } } },
    ]);
    expect((await setRates(partnerId, 1975, { RNG: '1.01' })).body).toMatchObject({
      errorCode: ErrorCode.RebateExceedsUpline,
      value: { of: 'RNG', limit: '1.00' },
    });
    expect((await setRates(partnerId, 1959)).body).toMatchObject({
      errorCode: ErrorCode.RebateBelowDownline,
      value: { of: 'series', limit: '1960' },
    });
    expect((await setRates(partnerId, 1970, { RNG: '0.39' })).body).toMatchObject({
      errorCode: ErrorCode.RebateBelowDownline,
    });
    expect((await setRates(partnerId, 1990)).status).toBe(400);
    expect(getValue(await setRates(partnerId, 1974, { RNG: '0.75' }))).toMatchObject({
      series: 1974,
      rates: { RNG: '0.75', LIVE: '0.60' },
    });
  });

  it('notify the downline of a change, and of nothing else', async () => {
    const listRateMessages = async () =>
      (
        await agents.db
          .select()
          .from(memberMessages)
          .where(and(eq(memberMessages.memberId, partnerId), like(memberMessages.eventKey, 'rates/%')))
          .orderBy(asc(memberMessages.sentAt), asc(memberMessages.id))
      ).map(({ titles, contents }) => ({ title: titles.TY, content: contents.TY }));
    const [{ own, list }] = [
      getValue(await agents.client.call(downlineRates, { search: 'partner' }, { token: agent })),
    ];
    const before = await listRateMessages();
    const { series, rates } = list[0]!;
    expect((await setRates(partnerId, own.series + 1)).status).toBe(400);
    getValue(await setRates(partnerId, series, rates));
    expect(await listRateMessages()).toEqual(before);
    const more = (Number(rates.RNG) + 0.05).toFixed(2);
    getValue(await setRates(partnerId, series, { RNG: more }));
    const raised = (await listRateMessages()).filter(({ content }) => !before.some((each) => each.content === content));
    expect(raised).toEqual([
      {
        title: 'Tumaas ang rebate mo',
        content: expect.stringContaining(`Slots \u2066${rates.RNG}% → ${more}%\u2069`),
      },
    ]);
    expect(raised[0]!.content).toContain('Itinakda ni agent');
    getValue(await setRates(partnerId, series - 1, { RNG: more }));
    expect((await listRateMessages()).map(({ title }) => title)).toContain('Bumaba ang rebate mo');
    getValue(await setRates(partnerId, series, rates));
    expect((await listRateMessages()).map(({ title }) => title)).toContain('Nagbago ang mga rebate mo');
  });

  it('are set only by the direct upline', async () => {
    const partner = await agents.loginAs('partner');
    const stranger = await agents.loginAs('agent', 'lualoc');
    const [grandchild] = await agents.db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.uplineId, partnerId));
    expect((await setRates(grandchild!.id, 1960)).status).toBe(404);
    expect((await setRates(agentId, 1970, {}, partner)).status).toBe(404);
    expect((await setRates(demoId, 1970, {}, partner)).status).toBe(404);
    expect((await setRates(partnerId, 1970, {}, stranger, 'lualoc')).status).toBe(404);
    expect((await setRates(partnerId, 1970, {}, stranger)).status).toBe(401);
    expect((await setRates(partnerId, 1970, {}, demo)).status).toBe(403);
    const range = { startDate: '2026-11-12', endDate: '2026-11-20' };
    expect((await agents.client.call(commissionReport, range, { token: demo })).status).toBe(403);
    expect((await agents.client.call(downlineRates, {}, { token: stranger })).status).toBe(401);
  });

  it('stay valid when upline and downline are changed at the same time', async () => {
    const partner = await agents.loginAs('partner');
    const [below] = await agents.db.select({ id: members.id }).from(members).where(eq(members.uplineId, partnerId));
    await Promise.all([setRates(partnerId, 1962), setRates(below!.id, 1973, {}, partner)]);
    const { list } = getValue(await agents.client.call(downlineRates, {}, { token: partner }));
    const { own } = getValue(await agents.client.call(downlineRates, {}, { token: partner }));
    expect(list.every(({ series }) => series <= own.series)).toBe(true);
  });
});
