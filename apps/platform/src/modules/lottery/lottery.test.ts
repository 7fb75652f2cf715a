import { randomUUID } from 'node:crypto';
import {
  cancelLotteryBet,
  lotteryBetProof,
  lotteryBoard,
  lotteryDraw,
  lotteryMenu,
  nearNumeros,
  openedNumeros,
} from '@livery/contract/lottery';
import { computeRandomness, getDrawRound, verifyRound } from '@livery/lottery-rules/beacon';
import { hashLeaf, computeResult, computeRoot, hashSeed } from '@livery/lottery-rules/proof';
import { methodsByFamily, countWins } from '@livery/lottery-rules/methods';
import { computePayout } from '@livery/lottery-rules/prices';
import { parseAmount } from '@livery/contract/money';
import { login } from '@livery/contract/auth/session';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import {
  allDigits,
  balance,
  listBets,
  call,
  client,
  getLotteryState,
  ledgerIsExact,
  setupLotteryHarness,
  passDraw,
  submitSlip,
  platform,
  createSlip,
} from '../../testing/lottery-harness.ts';
import { bets } from '../betting/betting.tables.ts';
import { commissions } from '../commissions/commissions.tables.ts';

setupLotteryHarness();

describe('lottery list', () => {
  it.each(['LOTT', 'ELOTT', 'SEA'] as const)(
    'offers every %s lottery with a schedule, past draws and prices',
    async (prizeMode) => {
      const { list } = getValue(await call(lotteryMenu, { prizeMode, language: 'EN' }));
      expect(list.length).toBeGreaterThan(10);
      const opened = new Map(getValue(await call(openedNumeros, {})).list.map((each) => [each.code, each]));
      for (const { code, family } of list) {
        expect(opened.get(code)?.last?.result, code).toBeTruthy();
        const board = getValue(await call(lotteryBoard, { code, prizeMode }));
        expect(board.methods.map((method) => method.code)).toEqual(
          methodsByFamily[family].map((method) => method.code),
        );
      }
    },
  );

  it('offers no lottery to a brand without lotteries and rejects its calls', async () => {
    expect(getValue(await client.call(lotteryMenu, { language: 'AR' }, { merchant: 'firuzara' })).list).toEqual([]);
    expect(
      (
        await client.call(
          { ...lotteryBoard, path: '/lgw/games/SSC_1M/board' } as typeof lotteryBoard,
          { prizeMode: 'SEA' } as never,
          { merchant: 'firuzara' },
        )
      ).status,
    ).toBe(404);
  });

  it('lists consecutive upcoming issues without gaps', async () => {
    const { list } = getValue(await call(nearNumeros, { code: 'SSC_1M', count: 5 }));
    for (const [index, issue] of list.slice(1).entries()) expect(issue.opensAt).toBe(list[index]!.closesAt);
  });
});

describe('bets', () => {
  it('places, draws, settles, records and pays a bet exact to the minor unit', async () => {
    const before = await balance();
    const slip = await createSlip();
    const placed = getValue(await submitSlip(slip));
    expect(placed).toMatchObject({ betCount: 1, staked: '20.00', chaseId: null });
    expect(await balance()).toBe(before - 2000);
    await passDraw('SSC_1M');
    const [bet] = await listBets();
    // The bet is on all ten digits for the first position, and one digit is drawn. Exactly one bet unit therefore wins.
    const won = computePayout([1], [Number(slip.lines[0]!.price) * 1000], 100, 2);
    expect(bet).toMatchObject({
      state: 'won',
      stake: '20.00',
      displayName: expect.stringContaining('1 Minute'),
      result: expect.any(Array),
    });
    expect(parseAmount(bet!.payout)).toBe(won);
    expect(await balance()).toBe(before - 2000 + won);
    const [storedBet] = await platform.store.db.select().from(bets).where(eq(bets.id, bet!.id));
    expect(storedBet).toMatchObject({ state: 'won', stake: 2000, payout: won });
    await ledgerIsExact();
  });

  it('proves a draw by the seed hash shown before, the Merkle root of the bets and the recomputed result', async () => {
    const { current } = await getLotteryState('SSC_1M');
    const at = { code: 'SSC_1M', numero: current.numero };
    const shown = getValue(await call(lotteryDraw, at));
    expect(shown).toMatchObject({ state: 'open', seed: null, root: null, result: null });
    await submitSlip(await createSlip());
    await submitSlip(await createSlip({ method: 'sum', selection: 'big' }));
    await passDraw('SSC_1M');
    const draw = getValue(await call(lotteryDraw, at));
    expect(draw).toMatchObject({ state: 'settled', seedHash: shown.seedHash, betCount: 2 });
    expect(await hashSeed(draw.seed!)).toBe(shown.seedHash);
    const { chain, round, signature } = draw.beacon!;
    expect(shown.beacon).toEqual({ chain, round, signature: null });
    expect(round).toBe(getDrawRound(chain, new Date(draw.closesAt).getTime()));
    expect(await verifyRound({ chain, round, signature: signature! })).toBe(true);
    const randomness = await computeRandomness(signature!);
    const proved = { family: draw.family, ...at, seed: draw.seed!, root: draw.root! };
    expect(await computeResult({ ...proved, randomness })).toEqual(draw.result);
    expect(await computeResult(proved)).not.toEqual(draw.result);
    for (const { id } of (await listBets()).slice(0, 2)) {
      const { path, ...bet } = getValue(await call(lotteryBetProof, { id }));
      expect(await computeRoot(await hashLeaf(bet), path)).toBe(draw.root);
    }
  });

  it("pays a LOTT bet by the member's series", async () => {
    const slip = await createSlip({ prizeMode: 'LOTT' });
    expect(getValue(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' })).series).toBeGreaterThanOrEqual(
      1700,
    );
    await submitSlip(slip);
    await passDraw('SSC_1M');
    const [bet] = await listBets();
    expect(bet).toMatchObject({ prizeMode: 'LOTT', state: 'won' });
    expect(parseAmount(bet!.payout)).toBe(computePayout([1], [Number(slip.lines[0]!.price) * 1000], 100, 2));
  });

  it('pays less for a LOTT bet at a lower series and accrues the difference as a rebate', async () => {
    const memberSeries = getValue(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' })).ownSeries!;
    const series = memberSeries - 100;
    const board = getValue(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT', series: String(series) }));
    expect(board).toMatchObject({ series, ownSeries: memberSeries });
    const slip = await createSlip({ prizeMode: 'LOTT' });
    const price = board.methods.find(({ code }) => code === slip.lines[0]!.method)!.prices[0]!;
    expect(Number(price)).toBeLessThan(Number(slip.lines[0]!.price));
    const lower = { ...slip, series, lines: slip.lines.map((line) => ({ ...line, price })) };
    expect((await submitSlip({ ...lower, series: memberSeries + 1 })).status).toBe(400);
    getValue(await submitSlip(lower));
    const [bet] = await listBets();
    const seriesCommissions = await platform.store.db
      .select()
      .from(commissions)
      .where(and(eq(commissions.betId, bet!.id), eq(commissions.own, memberSeries), eq(commissions.below, series)));
    expect(
      seriesCommissions.map(({ memberId, fromId, amount, state }) => [memberId === fromId, amount, state]),
    ).toEqual([[true, (parseAmount(bet!.stake) * 100) / 2000, 'waiting']]);
  });

  it('draws and settles every family by its rules', async () => {
    for (const code of ['PK10_1M', 'FAST3_1M', 'FOURD_5M', 'VNN_2M', 'VNS_2M']) {
      const mode = code.startsWith('VN') ? 'LOTT' : 'SEA';
      const { family, methods } = getValue(await call(lotteryBoard, { code, prizeMode: mode }));
      const method = methodsByFamily[family][0]!;
      const picks = method.fields
        .map(({ values, min: minPicks }) => values.slice(0, Math.max(1, minPicks)).join(','))
        .join('|');
      const { current } = await getLotteryState(code);
      getValue(
        await submitSlip({
          code,
          prizeMode: mode,
          numeros: [{ numero: current.numero }],
          lines: [{ method: method.code, selection: picks, unit: '1.00', multiple: 1, price: methods[0]!.prices[0]! }],
        }),
      );
      await passDraw(code);
      const [bet] = await listBets();
      expect(bet).toMatchObject({ code, numero: current.numero, state: expect.stringMatching(/won|lost/) });
      expect(parseAmount(bet!.payout)).toBe(
        computePayout(
          countWins(family, bet!.method, bet!.selection, bet!.result!),
          methods[0]!.prices.map((price) => Math.round(Number(price) * 1000)),
          100,
          1,
        ),
      );
    }
    await ledgerIsExact();
  });

  it('places a bet once per idempotency key', async () => {
    const before = await balance();
    const slip = await createSlip();
    const key = randomUUID();
    const first = getValue(await submitSlip(slip, key));
    expect(getValue(await submitSlip(slip, key))).toEqual(first);
    expect(await balance()).toBe(before - 2000);
    expect((await submitSlip({ ...slip, stopsOnWin: true }, key)).body).toMatchObject({
      success: false,
      errorCode: 'request.idempotency.conflict',
    });
  });

  it.each([
    ['an unknown method', { method: 'nothing' }, 'request.invalid'],
    ['a selection with the wrong number of positions', { selection: '1|2' }, 'request.invalid'],
    ['a unit price that is not allowed', { unit: '0.37' }, 'request.invalid'],
    ['a price above the current one', { price: '9999.000' }, 'lottery.price.changed'],
    ['a stake above the line limit', { multiple: 9999, unit: '100.00' }, 'lottery.stake.limit'],
  ])('rejects %s without a debit', async (_, change, errorCode) => {
    const before = await balance();
    const slip = await createSlip();
    expect((await submitSlip({ ...slip, lines: [{ ...slip.lines[0]!, ...change }] })).body).toMatchObject({
      success: false,
      errorCode,
    });
    expect(await balance()).toBe(before);
  });

  it('rejects a slip above the balance and returns the balance', async () => {
    const before = await balance();
    const slip = await createSlip({
      method: 'direct-5',
      selection: `${allDigits}|${allDigits}|${allDigits}|${allDigits}|1`,
    });
    const line = { ...slip.lines[0]!, multiple: 1 };
    const response = await submitSlip({ ...slip, lines: Array.from({ length: 20 }, () => line) });
    expect(response.body).toMatchObject({
      success: false,
      errorCode: 'wallet.insufficient.balance',
      value: { balance: expect.any(String) },
    });
    expect(await balance()).toBe(before);
  });

  it('rejects a bet from the second of the close', async () => {
    const slip = await createSlip();
    const { current } = await getLotteryState('SSC_1M');
    platform.clock.advance(new Date(current.closesAt).getTime() - platform.clock.now().getTime());
    expect((await submitSlip(slip)).body).toMatchObject({
      success: false,
      errorCode: 'lottery.closed',
      value: { numero: current.numero },
    });
  });

  it('does not show or cancel a bet of another member', async () => {
    await submitSlip(await createSlip());
    const [bet] = await listBets();
    const other = getValue(
      await client.call(login, { type: 'username', username: 'newbie', password: 'Demo#2026' }),
    ).token;
    expect((await call(cancelLotteryBet, { id: bet!.id }, { token: other })).status).toBe(404);
    expect((await call(lotteryBetProof, { id: bet!.id }, { token: other })).status).toBe(404);
    expect((await call(cancelLotteryBet, { id: "' or 1=1" })).status).toBe(400);
  });
});
