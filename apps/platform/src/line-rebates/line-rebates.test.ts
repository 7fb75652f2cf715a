import { ErrorCode } from '@livery/contract/errors';
import { downlineRebates, lineRebateReport, updateDownlineRebates } from '@livery/contract/line-rebates';
import {
  cancelLotteryBet,
  lotteryBoard,
  openedNumeros,
  placeLotteryBets,
  lotteryBets as listBets,
} from '@livery/contract/lottery';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineRebates, memberMessages, members } from '../db/schema/tables.ts';
import { type Agents, openAgents } from '../testing/agents.ts';
import { valueOf } from '../testing/client.ts';

let agents: Agents;
let [agent, demo, agentId, demoId, partnerId] = ['', '', '', '', ''];

beforeAll(async () => {
  agents = await openAgents();
  [agent, demo] = [await agents.logIn('agent'), await agents.logIn('demo')];
  [agentId, demoId, partnerId] = [await agents.idOf('agent'), await agents.idOf('demo'), await agents.idOf('partner')];
});
afterAll(() => agents.platform.close());

const rowsOf = (betId: string) => agents.db.select().from(lineRebates).where(eq(lineRebates.betId, betId));
const setRates = (
  downlineId: string,
  series: number,
  rates: Record<string, string> = {},
  token = agent,
  merchant = 'bituinara',
) => agents.client.call(updateDownlineRebates, { downlineId, series, rates }, { token, merchant });

const placeLott = async () => {
  const { current } = valueOf(await agents.client.call(openedNumeros, { code: 'SSC_1M' }, { token: demo })).list[0]!;
  const board = valueOf(await agents.client.call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' }, { token: demo }));
  const price = board.methods.find(({ code }) => code === 'place')!.prices[0]!;
  valueOf(
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
  const [bet] = valueOf(await agents.client.call(listBets, { language: 'EN', state: 'open' }, { token: demo })).list;
  return { bet: bet!, drawsAt: current.drawsAt, series: board.series };
};

describe('rebates of a line', () => {
  it('of LOTT wait for the draw, are paid at settlement and dropped with a bet that is cancelled', async () => {
    const cancelled = await placeLott();
    expect(cancelled.series).toBe(1970);
    expect(await rowsOf(cancelled.bet.id)).toMatchObject([
      { memberId: agentId, own: 1980, below: 1970, state: 'waiting', amount: 25 },
    ]);
    await agents.client.call(cancelLotteryBet, { id: cancelled.bet.id }, { token: demo });
    expect(await rowsOf(cancelled.bet.id)).toMatchObject([{ state: 'dropped' }]);
    const before = await agents.balanceOf(agent);
    const { bet, drawsAt } = await placeLott();
    agents.goTo(drawsAt);
    await agents.platform.drawLotteries();
    expect(await rowsOf(bet.id)).toMatchObject([{ state: 'due' }]);
    await Promise.all([agents.platform.payAgents(), agents.platform.payAgents()]);
    expect(await rowsOf(bet.id)).toMatchObject([{ state: 'paid' }]);
    await agents.platform.payAgents();
    // 50.00 × (1980 − 1970) ÷ 2000.
    expect((await agents.balanceOf(agent)) - before).toBeGreaterThanOrEqual(25);
    await agents.ledgerIsExact();
  });

  it('of other products follow the rates, once a bet, and never of a bet that is rolled back or of a trial', async () => {
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
    expect(await rowsOf(bet.betId)).toEqual([]);
    await agents.settle(bet, 0);
    await agents.settle(bet, 500);
    const rows = await rowsOf(bet.betId);
    expect(rows.map(({ own, below, amount }) => [own, below, amount]).sort()).toEqual([
      [100, 70, 30],
      [40, 0, 40],
      [70, 40, 30],
    ]);
    const back = await agents.bet(player!.id, 10_000);
    await agents.rollBack(back);
    const trial = await agents.bet(await agents.idOf('trial'), 500);
    await agents.settle(trial);
    expect([...(await rowsOf(back.betId)), ...(await rowsOf(trial.betId))]).toEqual([]);
  });

  it('are told bet by bet, and add up', async () => {
    const report = valueOf(
      await agents.client.call(
        lineRebateReport,
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
    const rest = valueOf(
      await agents.client.call(
        lineRebateReport,
        { startDate: '2026-11-12', endDate: '2026-11-20', limit: 5 },
        { token: agent },
      ),
    );
    const next = valueOf(
      await agents.client.call(
        lineRebateReport,
        { startDate: '2026-11-12', endDate: '2026-11-20', limit: 5, cursor: rest.next! },
        { token: agent },
      ),
    );
    expect([...rest.list, ...next.list].map(({ id }) => id)).toEqual(report.list.slice(0, 10).map(({ id }) => id));
  });
});

describe('what a downline is given', () => {
  it("stays between the upline's own and what its downlines have", async () => {
    const { own, list } = valueOf(await agents.client.call(downlineRebates, { search: 'PART' }, { token: agent }));
    expect(own).toMatchObject({ series: 1980, rates: { RNG: '1.00' } });
    expect(list).toMatchObject([
      { account: 'partner', series: 1970, rates: { RNG: '0.70' }, least: { series: 1960, rates: { RNG: '0.40' } } },
    ]);
    expect((await setRates(partnerId, 1975, { RNG: '1.01' })).body).toMatchObject({
      errorCode: ErrorCode.RebateOverUpline,
      value: { of: 'RNG', limit: '1.00' },
    });
    expect((await setRates(partnerId, 1959)).body).toMatchObject({
      errorCode: ErrorCode.RebateUnderDownline,
      value: { of: 'series', limit: '1960' },
    });
    expect((await setRates(partnerId, 1970, { RNG: '0.39' })).body).toMatchObject({
      errorCode: ErrorCode.RebateUnderDownline,
    });
    expect((await setRates(partnerId, 1990)).status).toBe(400);
    expect(valueOf(await setRates(partnerId, 1974, { RNG: '0.75' }))).toMatchObject({
      series: 1974,
      rates: { RNG: '0.75', LIVE: '0.60' },
    });
  });

  it('is told with the change, and with nothing else', async () => {
    const told = async () =>
      (
        await agents.db
          .select()
          .from(memberMessages)
          .where(and(eq(memberMessages.memberId, partnerId), like(memberMessages.happening, 'rates/%')))
          .orderBy(asc(memberMessages.sentAt), asc(memberMessages.id))
      ).map(({ titles, contents }) => ({ title: titles.ES, content: contents.ES }));
    const [{ own, list }] = [
      valueOf(await agents.client.call(downlineRebates, { search: 'partner' }, { token: agent })),
    ];
    const before = await told();
    const { series, rates } = list[0]!;
    expect((await setRates(partnerId, own.series + 1)).status).toBe(400);
    valueOf(await setRates(partnerId, series, rates));
    expect(await told()).toEqual(before);
    const more = (Number(rates.RNG) + 0.05).toFixed(2);
    valueOf(await setRates(partnerId, series, { RNG: more }));
    const raised = (await told()).filter(({ content }) => !before.some((each) => each.content === content));
    expect(raised).toEqual([
      {
        title: 'Tu reembolso ha subido',
        content: expect.stringContaining(`Tragamonedas \u2066${rates.RNG}% → ${more}%\u2069`),
      },
    ]);
    expect(raised[0]!.content).toContain('agent ha fijado');
    valueOf(await setRates(partnerId, series - 1, { RNG: more }));
    expect((await told()).map(({ title }) => title)).toContain('Tu reembolso ha bajado');
    valueOf(await setRates(partnerId, series, rates));
    expect((await told()).map(({ title }) => title)).toContain('Tus reembolsos han cambiado');
  });

  it('is set by the one right above alone', async () => {
    const partner = await agents.logIn('partner');
    const stranger = await agents.logIn('agent', 'lualoc');
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
    expect((await agents.client.call(lineRebateReport, range, { token: demo })).status).toBe(403);
    expect((await agents.client.call(downlineRebates, {}, { token: stranger })).status).toBe(401);
  });

  it('holds when upline and downline are changed at once', async () => {
    const partner = await agents.logIn('partner');
    const [below] = await agents.db.select({ id: members.id }).from(members).where(eq(members.uplineId, partnerId));
    await Promise.all([setRates(partnerId, 1962), setRates(below!.id, 1973, {}, partner)]);
    const { list } = valueOf(await agents.client.call(downlineRebates, {}, { token: partner }));
    const { own } = valueOf(await agents.client.call(downlineRebates, {}, { token: partner }));
    expect(list.every(({ series }) => series <= own.series)).toBe(true);
  });
});
