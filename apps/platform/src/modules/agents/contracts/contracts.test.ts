import { teamTransactions } from '@livery/contract/agents/team';
import { listTransactions } from '@livery/contract/history';
import {
  respondToDailySalary,
  respondToDividend,
  respondToHourSalary,
  requestContractTermination,
  contractPayouts,
  contractStatus,
  dailySalaryContracts,
  dividendContracts,
  downlineContracts,
  hourSalaryContracts,
  offerContract,
  revokeContractOffer,
} from '@livery/contract/agents/agent-contracts';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { freePlay } from '@livery/contract/auth/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentsHarness, createAgentsHarness } from '../../../testing/agents.ts';
import { getValue } from '../../../testing/client.ts';
import { withoutNotifications } from '../../notifications/transaction-runner.ts';
import { createContractJobs } from '../payouts/payout-jobs.ts';
import { contractPayouts as payouts, contractRuns, contractVersions } from './contracts.tables.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { members } from '../../members/members.tables.ts';

let agents: AgentsHarness;
let [agent, partner, partnerId, demoId] = ['', '', '', ''];

beforeAll(async () => {
  agents = await createAgentsHarness();
  [partnerId, demoId] = [await agents.findMemberId('partner'), await agents.findMemberId('demo')];
  await renew();
});
afterAll(() => agents.platform.close());

/** Logs all users in again, because their sessions expire when the test clock advances. */
const renew = async (): Promise<void> => {
  agent = await agents.loginAs('agent');
  partner = await agents.loginAs('partner');
};

const hourTiers = [{ bet: '20.00', active: 1, rateType: 'P' as const, rate: '0.15' }];
const offerTo = (downlineId: string, terms: object, token = agent) =>
  agents.client.call(
    offerContract,
    { downlineId, type: 'hourSalary', category: 'CONS', tiers: hourTiers, ...terms },
    { token },
  );
const listHourSalaries = async (token: string) =>
  getValue(await agents.client.call(hourSalaryContracts, {}, { token })).list;
const latest = async (token: string, type: 'dailySalary' | 'hourSalary' | 'dividend') =>
  getValue(await agents.client.call(contractPayouts, { type }, { token })).list[0]!;

describe('contracts', () => {
  it('lists an offer with a simulation and accepts one response', async () => {
    expect(getValue(await agents.client.call(contractStatus, {}, { token: partner }))).toEqual({
      dailysalreqtype: '',
      divtypecompperiodreq: 'V',
      contracthoursalreq: 'P',
    });
    const [waiting] = await listHourSalaries(partner);
    expect(waiting).toMatchObject({
      status: 'P',
      offeredBy: 'agent',
      simulation: { from: '2026-11-20T06:00:00.000Z', to: '2026-11-20T07:00:00.000Z' },
    });
    const created = getValue(await offerTo(partnerId, {}));
    expect(created).toMatchObject({ status: 'P', version: 2 });
    expect(getValue(await offerTo(partnerId, {})).id).toBe(created.id);
    expect(
      (
        await agents.client.call(
          respondToHourSalary,
          { contractId: waiting!.contractId, status: 'A' },
          { token: partner },
        )
      ).status,
    ).toBe(404);
    expect(
      getValue(
        await agents.client.call(respondToHourSalary, { contractId: created.id, status: 'A' }, { token: partner }),
      ).status,
    ).toBe('A');
    expect(
      getValue(
        await agents.client.call(respondToHourSalary, { contractId: created.id, status: 'A' }, { token: partner }),
      ).status,
    ).toBe('A');
    expect(
      (await agents.client.call(respondToHourSalary, { contractId: created.id, status: 'R' }, { token: partner })).body,
    ).toMatchObject({ errorCode: ErrorCode.ContractDecided });
    expect(await listHourSalaries(partner)).toMatchObject([{ contractId: created.id, status: 'A', version: 2 }]);
  });

  it('lists a new version beside the contract in force until it is rejected or withdrawn', async () => {
    const next = getValue(await offerTo(partnerId, { tiers: [{ ...hourTiers[0]!, rate: '0.18' }] }));
    expect(next.status).toBe('E');
    expect((await listHourSalaries(partner)).map(({ status }) => status)).toEqual(['A', 'E']);
    expect(
      getValue(await agents.client.call(respondToHourSalary, { contractId: next.id, status: 'R' }, { token: partner }))
        .status,
    ).toBe('R');
    const again = getValue(await offerTo(partnerId, { tiers: [{ ...hourTiers[0]!, rate: '0.19' }] }));
    expect((await agents.client.call(revokeContractOffer, { id: again.id }, { token: agent })).status).toBe(200);
    expect((await listHourSalaries(partner)).map(({ status }) => status)).toEqual(['A']);
    const { list } = getValue(await agents.client.call(downlineContracts, { search: 'partn' }, { token: agent }));
    expect(list[0]).toMatchObject({ account: 'partner', hasDividend: true });
    expect(list[0]!.contracts.filter(({ type }) => type === 'hourSalary').map(({ status }) => status)).toEqual(['A']);
  });

  it('terminates a contract only when its agent agrees', async () => {
    const dividend = getValue(await agents.client.call(dividendContracts, {}, { token: partner })).list[0]!;
    expect(dividend.status).toBe('V');
    expect(
      getValue(await agents.client.call(respondToDividend, { id: dividend.id, status: 'A' }, { token: partner }))
        .status,
    ).toBe('A');
    expect(
      getValue(await agents.client.call(requestContractTermination, { id: dividend.id }, { token: agent })).status,
    ).toBe('V');
    expect(
      (await agents.client.call(respondToDividend, { id: dividend.id, status: 'R' }, { token: partner })).body,
    ).toMatchObject({ errorCode: ErrorCode.ContractDecided });
    expect(getValue(await agents.client.call(contractStatus, {}, { token: partner })).divtypecompperiodreq).toBe('V');
    expect(
      getValue(await agents.client.call(respondToDividend, { id: dividend.id, status: 'A' }, { token: partner }))
        .status,
    ).toBe('A');
  });

  it("rejects an offer above the upline's contract or with overlapping categories", async () => {
    expect((await offerTo(partnerId, { tiers: [{ ...hourTiers[0]!, rate: '0.36' }] })).body).toMatchObject({
      errorCode: ErrorCode.ContractExceedsUpline,
      value: { percent: '0.35' },
    });
    expect((await offerTo(partnerId, { category: 'RNG' })).body).toMatchObject({
      errorCode: ErrorCode.ContractExceedsUpline,
    });
    await agents.db.insert(contractVersions).values({
      id: agents.client.newId(),
      merchant: 'bituinara',
      type: 'hourSalary',
      category: 'RNG',
      agentId: await agents.findMemberId('agent'),
      offeredBy: null,
      version: 1,
      state: 'A',
      tiers: [{ bet: 0, active: 0, rateType: 'P', rate: 50 }],
      offeredAt: new Date(),
      acceptedAt: new Date(),
    });
    expect((await offerTo(partnerId, { category: 'RNG' })).body).toMatchObject({
      errorCode: ErrorCode.ContractOverlap,
    });
    await agents.db
      .delete(contractVersions)
      .where(and(eq(contractVersions.type, 'hourSalary'), eq(contractVersions.category, 'RNG')));
    for (const tiers of [[], [{ ...hourTiers[0]!, rate: '0' }], [hourTiers[0]!, { ...hourTiers[0]!, bet: '10' }]])
      expect((await offerTo(partnerId, { tiers })).status).toBe(400);
  });

  it("warns when an offer gives less than a downline's contract", async () => {
    const offers = getValue(await agents.client.call(dailySalaryContracts, {}, { token: agent })).list;
    const offered = offers.find(({ status }) => status === 'E')!;
    expect(offered.beatenBy).toEqual([{ account: 'partner', rateType: 'P', rate: '0.60' }]);
    expect(offered.simulation).toMatchObject({ from: '2026-11-18T16:00:00.000Z', to: '2026-11-19T16:00:00.000Z' });
    expect(offers.find(({ status }) => status === 'A')!.beatenBy).toEqual([]);
  });
});

describe('access', () => {
  it('rejects calls about another team or merchant, and calls by a member or a trial member', async () => {
    const stranger = await agents.loginAs('agent', 'lualoc');
    const member = await agents.loginAs('demo');
    const [contract] = await listHourSalaries(partner);
    const id = contract!.contractId;
    const [grandchild] = await agents.db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.uplineId, partnerId));
    for (const downlineId of [grandchild!.id, demoId, await agents.findMemberId('agent'), 'nobody'])
      expect((await offerTo(downlineId, {})).status).toBe(404);
    for (const token of [partner, stranger]) {
      const as = { token, ...(token === stranger && { merchant: 'lualoc' }) };
      expect((await agents.client.call(requestContractTermination, { id }, as)).status).toBe(404);
      expect((await agents.client.call(revokeContractOffer, { id }, as)).status).toBe(404);
    }
    expect(
      (await agents.client.call(respondToHourSalary, { contractId: id, status: 'A' }, { token: agent })).status,
    ).toBe(404);
    expect((await agents.client.call(respondToDailySalary, { id, status: 'A' }, { token: partner })).status).toBe(404);
    const reads = [dailySalaryContracts, hourSalaryContracts, dividendContracts, downlineContracts] as const;
    for (const operation of reads) {
      expect((await agents.client.call(operation, {}, { token: stranger })).status).toBe(401);
      expect((await agents.client.call(operation, {}, { token: member })).body).toMatchObject({
        errorCode: ErrorCode.FeatureDisabled,
      });
      expect((await agents.client.call(operation, {}, {})).status).toBe(401);
    }
    expect((await agents.client.call(contractPayouts, { type: 'dividend' }, { token: member })).status).toBe(403);
    expect(getValue(await agents.client.call(contractStatus, {}, { token: member }))).toEqual({
      dailysalreqtype: '',
      divtypecompperiodreq: '',
      contracthoursalreq: '',
    });
    const { token: trial } = getValue(await agents.client.call(freePlay, {}));
    expect((await agents.client.call(contractStatus, {}, { token: trial })).body).toMatchObject({
      errorCode: ErrorCode.TrialRejected,
    });
  });
});

describe('payout jobs', () => {
  it('pays an hourly salary once with many instances, one minute after the hour, by the contract at its start', async () => {
    agents.goTo('2026-11-20T09:00:00Z');
    await renew();
    await agents.platform.jobs.run('agents.payouts');
    const before = await agents.getBalance(partner);
    agents.goTo('2026-11-20T09:10:00Z');
    const [player] = await agents.db.select({ id: members.id }).from(members).where(eq(members.uplineId, partnerId));
    const placed = await agents.bet(player!.id, 10_000);
    await agents.settle(placed, 30_000);
    // The agent accepts the new contract in the middle of an hour. Therefore the contract applies from the start of the
    // next hour.
    const better = getValue(await offerTo(partnerId, { tiers: [{ ...hourTiers[0]!, rate: '0.20' }] }));
    await agents.client.call(respondToHourSalary, { contractId: better.id, status: 'A' }, { token: partner });
    agents.goTo('2026-11-20T10:00:59Z');
    await renew();
    await agents.platform.jobs.run('agents.payouts');
    expect((await latest(partner, 'hourSalary'))?.to).not.toBe('2026-11-20T10:00:00.000Z');
    agents.goTo('2026-11-20T10:01:00Z');
    // Simulates several instances that run the payout job at the same time.
    const jobs = () =>
      createContractJobs({
        db: agents.db,
        clock: agents.platform.clock,
        merchants: { all: [createMerchant()] },
        withNotifications: withoutNotifications(agents.db),
        onPaid: async () => undefined,
      });
    await Promise.all([agents.platform.jobs.run('agents.payouts'), jobs().run(), jobs().run()]);
    await agents.platform.jobs.run('agents.payouts');
    const paid = await latest(partner, 'hourSalary');
    expect(paid).toMatchObject({
      from: '2026-11-20T09:00:00.000Z',
      state: 'paid',
      amount: '0.15',
      explanation: { bet: '100.00', active: 1, tier: { rate: '0.15' }, branches: [{ bet: '100.00', active: 1 }] },
    });
    // For the same bet of 100.00, the agent `partner` gets a salary of 15 minor units and a rebate of 30. The rebate
    // is the difference between the agent's rate of 0.70 % and the player's rate of 0.40 %.
    expect((await agents.getBalance(partner)) - before).toBe(15 + 30);
    expect(
      await agents.db
        .select()
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.reference, `contract/${paid.id}`)),
    ).toHaveLength(1);
    const day = { startDate: '2026-11-20', endDate: '2026-11-20', group: 'commission' } as const;
    for (const operation of [listTransactions, teamTransactions])
      expect(getValue(await agents.client.call(operation, day, { token: partner })).list).toContainEqual(
        expect.objectContaining({
          reference: `contract/${paid.id}`,
          period: { from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T10:00:00.000Z' },
        }),
      );
    await agents.ledgerIsExact();
  });

  it('pays a payout that was calculated but not paid before a crash', async () => {
    const [row] = await agents.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.agentId, partnerId), eq(payouts.type, 'hourSalary'), eq(payouts.state, 'paid')));
    const id = agents.client.newId();
    await agents.db.insert(payouts).values({
      ...row!,
      id,
      from: new Date('2026-11-20T10:00:00Z'),
      to: new Date('2026-11-20T11:00:00Z'),
      state: 'due',
      paidAt: null,
    });
    await agents.db.insert(contractRuns).values({
      merchant: 'bituinara',
      type: 'hourSalary',
      from: new Date('2026-11-20T10:00:00Z'),
      to: new Date('2026-11-20T11:00:00Z'),
      at: new Date(),
    });
    const before = await agents.getBalance(partner);
    await agents.platform.jobs.run('agents.payouts');
    await agents.platform.jobs.run('agents.payouts');
    expect((await agents.getBalance(partner)) - before).toBe(15);
    await expect(agents.db.insert(payouts).values({ ...row!, id: agents.client.newId() })).rejects.toThrow(
      'Failed query',
    );
  });

  it("pays daily salaries, and half-monthly dividends that add up to the root's share", async () => {
    // Ends the contracts for hourly salaries. Otherwise they would pay salaries when the clock advances by nine days,
    // and this test does not expect these payments.
    await agents.db
      .update(contractVersions)
      .set({ endedAt: agents.platform.clock.now() })
      .where(and(eq(contractVersions.type, 'hourSalary'), eq(contractVersions.state, 'A')));
    agents.goTo('2026-11-29T15:00:00Z');
    await renew();
    const [player] = await agents.db.select({ id: members.id }).from(members).where(eq(members.uplineId, partnerId));
    for (let round = 0; round < 4; round += 1) await agents.settle(await agents.bet(player!.id, 50_000));
    await agents.settle(await agents.bet(await agents.findMemberId('trial'), 5000));
    agents.goTo('2026-11-30T16:00:30Z');
    await agents.platform.jobs.run('agents.payouts');
    expect(
      await agents.db
        .select()
        .from(contractRuns)
        .where(and(eq(contractRuns.type, 'dividend'), eq(contractRuns.from, new Date('2026-11-15T16:00:00Z')))),
    ).toEqual([]);
    agents.goTo('2026-11-30T16:05:00Z');
    for (let round = 0; round < 8; round += 1) await agents.platform.jobs.run('agents.payouts');
    await renew();
    const day = await latest(partner, 'dailySalary');
    expect(day).toMatchObject({ to: '2026-11-30T16:00:00.000Z' });
    const rows = await agents.db
      .select()
      .from(payouts)
      .where(
        and(
          eq(payouts.merchant, 'bituinara'),
          eq(payouts.type, 'dividend'),
          eq(payouts.from, new Date('2026-11-15T16:00:00Z')),
        ),
      );
    expect(rows).toHaveLength(2);
    const [root, below] = [
      rows.find(({ agentId }) => agentId !== partnerId)!,
      rows.find(({ agentId }) => agentId === partnerId)!,
    ];
    const parts = [root, below].map(({ explanation }) => explanation.dividend!);
    expect(parts[0]!.gross + parts[1]!.gross).toBe(parts[0]!.share);
    for (const { explanation, amount, carryAfter } of rows) {
      const { net, prize, bonus, rebate, salaries, carryBefore, gross } = explanation.dividend!;
      expect(net).toBe(explanation.bet - prize - bonus - rebate - salaries);
      expect(explanation.branches.reduce((sum, branch) => sum + (branch.net ?? 0), 0)).toBe(net);
      expect(amount + carryAfter).toBe(carryBefore + gross);
    }
    const days = await agents.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.merchant, 'bituinara'), eq(payouts.type, 'dailySalary')));
    const inHalf = days.filter(
      ({ from }) => from >= new Date('2026-11-15T16:00:00Z') && from < new Date('2026-11-30T16:00:00Z'),
    );
    expect(parts[0]!.salaries).toBe(inHalf.reduce((sum, { amount }) => sum + amount, 0));
    const shown = await latest(agent, 'dividend');
    expect(parseAmount(shown.amount)).toBe(root.amount);
    await agents.ledgerIsExact();
  });

  it('holds the dividends of a tree in which a downline has a higher rate than its upline', async () => {
    await agents.db
      .update(contractVersions)
      .set({ tiers: [{ bet: 0, active: 0, netLoss: 0, rateType: 'P', rate: 500 }] })
      .where(
        and(
          eq(contractVersions.agentId, await agents.findMemberId('agent')),
          eq(contractVersions.type, 'dividend'),
          eq(contractVersions.state, 'A'),
        ),
      );
    agents.goTo('2026-12-15T16:05:00Z');
    for (let round = 0; round < 10; round += 1) await agents.platform.jobs.run('agents.payouts');
    await renew();
    expect(await latest(partner, 'dividend')).toMatchObject({
      from: '2026-11-30T16:00:00.000Z',
      state: 'held',
      amount: '0.00',
      explanation: { dividend: { refusal: { account: 'partner', rate: '10.00', above: 'agent', aboveRate: '5.00' } } },
    });
  });
});

const createMerchant = () => ({ code: 'bituinara', currency: 'PHP', timeZone: 'Asia/Manila' }) as never;
