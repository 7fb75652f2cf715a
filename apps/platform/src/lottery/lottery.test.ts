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
import { leafOf, resultOf, rootFrom, seedHashOf } from '@livery/contract/lottery/proof';
import { methodsOf, payoutOf, winsOf } from '@livery/contract/lottery/rules';
import { parseAmount } from '@livery/contract/money';
import { login } from '@livery/contract/session';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bets, lineRebates } from '../db/schema/tables.ts';
import { valueOf } from '../testing/client.ts';
import {
  allDigits,
  balance,
  betsOf,
  call,
  client,
  currentOf,
  ledgerIsExact,
  openLotteryTable,
  passDraw,
  place,
  platform,
  slipOf,
} from '../testing/lottery-table.ts';

openLotteryTable();

describe('what can be played', () => {
  it.each(['LOTT', 'ELOTT', 'SEA'] as const)(
    '%s: every lottery of the list has a clock, past draws and prices',
    async (prizeMode) => {
      const { list } = valueOf(await call(lotteryMenu, { prizeMode, language: 'EN' }));
      expect(list.length).toBeGreaterThan(10);
      const opened = new Map(valueOf(await call(openedNumeros, {})).list.map((each) => [each.code, each]));
      for (const { code, family } of list) {
        expect(opened.get(code)?.last?.result, code).toBeTruthy();
        const board = valueOf(await call(lotteryBoard, { code, prizeMode }));
        expect(board.methods.map((method) => method.code)).toEqual(methodsOf[family].map((method) => method.code));
      }
    },
  );

  it('a brand without lotteries offers none and takes no bet', async () => {
    expect(valueOf(await client.call(lotteryMenu, { language: 'AR' }, { merchant: 'firuzara' })).list).toEqual([]);
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

  it('issues that are near follow one another', async () => {
    const { list } = valueOf(await call(nearNumeros, { code: 'SSC_1M', count: 5 }));
    for (const [index, issue] of list.slice(1).entries()) expect(issue.opensAt).toBe(list[index]!.closesAt);
  });
});

describe('a bet', () => {
  it('is taken, drawn, settled, recorded and paid to the unit', async () => {
    const before = await balance();
    const slip = await slipOf();
    const placed = valueOf(await place(slip));
    expect(placed).toMatchObject({ betCount: 1, staked: '20.00', chaseId: null });
    expect(await balance()).toBe(before - 2000);
    await passDraw('SSC_1M');
    const [bet] = await betsOf();
    // All ten digits of the first place are covered: one of the units won.
    const won = payoutOf([1], [Number(slip.lines[0]!.price) * 1000], 100, 2);
    expect(bet).toMatchObject({
      state: 'won',
      stake: '20.00',
      displayName: expect.stringContaining('1 Minute'),
      result: expect.any(Array),
    });
    expect(parseAmount(bet!.payout)).toBe(won);
    expect(await balance()).toBe(before - 2000 + won);
    const [kept] = await platform.store.db.select().from(bets).where(eq(bets.id, bet!.id));
    expect(kept).toMatchObject({ state: 'won', stake: 2000, payout: won });
    await ledgerIsExact();
  });

  it('can be proved: the hash was shown before, the bet is under the root, and the result follows from both', async () => {
    const { current } = await currentOf('SSC_1M');
    const at = { code: 'SSC_1M', numero: current.numero };
    const shown = valueOf(await call(lotteryDraw, at));
    expect(shown).toMatchObject({ state: 'open', seed: null, root: null, result: null });
    await place(await slipOf());
    await place(await slipOf({ method: 'sum', selection: 'big' }));
    await passDraw('SSC_1M');
    const drawn = valueOf(await call(lotteryDraw, at));
    expect(drawn).toMatchObject({ state: 'settled', seedHash: shown.seedHash, betCount: 2 });
    expect(await seedHashOf(drawn.seed!)).toBe(shown.seedHash);
    expect(await resultOf({ family: drawn.family, ...at, seed: drawn.seed!, root: drawn.root! })).toEqual(drawn.result);
    for (const { id } of (await betsOf()).slice(0, 2)) {
      const { path, ...bet } = valueOf(await call(lotteryBetProof, { id }));
      expect(await rootFrom(await leafOf(bet), path)).toBe(drawn.root);
    }
  });

  it("in LOTT mode is paid by the member's series", async () => {
    const slip = await slipOf({ prizeMode: 'LOTT' });
    expect(valueOf(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' })).series).toBeGreaterThanOrEqual(
      1700,
    );
    await place(slip);
    await passDraw('SSC_1M');
    const [bet] = await betsOf();
    expect(bet).toMatchObject({ prizeMode: 'LOTT', state: 'won' });
    expect(parseAmount(bet!.payout)).toBe(payoutOf([1], [Number(slip.lines[0]!.price) * 1000], 100, 2));
  });

  it('in LOTT mode may be placed at a lower series: it wins less, and the difference comes back as rebate', async () => {
    const own = valueOf(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' })).ownSeries!;
    const series = own - 100;
    const board = valueOf(await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT', series: String(series) }));
    expect(board).toMatchObject({ series, ownSeries: own });
    const slip = await slipOf({ prizeMode: 'LOTT' });
    const price = board.methods.find(({ code }) => code === slip.lines[0]!.method)!.prices[0]!;
    expect(Number(price)).toBeLessThan(Number(slip.lines[0]!.price));
    const lower = { ...slip, series, lines: slip.lines.map((line) => ({ ...line, price })) };
    expect((await place({ ...lower, series: own + 1 })).status).toBe(400);
    valueOf(await place(lower));
    const [bet] = await betsOf();
    const given = await platform.store.db
      .select()
      .from(lineRebates)
      .where(and(eq(lineRebates.betId, bet!.id), eq(lineRebates.own, own), eq(lineRebates.below, series)));
    expect(given.map(({ memberId, fromId, amount, state }) => [memberId === fromId, amount, state])).toEqual([
      [true, (parseAmount(bet!.stake) * 100) / 2000, 'waiting'],
    ]);
  });

  it('of each family is drawn and settled as the rules say', async () => {
    for (const code of ['PK10_1M', 'FAST3_1M', 'FOURD_5M', 'VNN_2M', 'VNS_2M']) {
      const mode = code.startsWith('VN') ? 'LOTT' : 'SEA';
      const { family, methods } = valueOf(await call(lotteryBoard, { code, prizeMode: mode }));
      const method = methodsOf[family][0]!;
      const picks = method.fields.map(({ values, least }) => values.slice(0, Math.max(1, least)).join(',')).join('|');
      const { current } = await currentOf(code);
      valueOf(
        await place({
          code,
          prizeMode: mode,
          numeros: [{ numero: current.numero }],
          lines: [{ method: method.code, selection: picks, unit: '1.00', multiple: 1, price: methods[0]!.prices[0]! }],
        }),
      );
      await passDraw(code);
      const [bet] = await betsOf();
      expect(bet).toMatchObject({ code, numero: current.numero, state: expect.stringMatching(/won|lost/) });
      expect(parseAmount(bet!.payout)).toBe(
        payoutOf(
          winsOf(family, bet!.method, bet!.selection, bet!.result!),
          methods[0]!.prices.map((price) => Math.round(Number(price) * 1000)),
          100,
          1,
        ),
      );
    }
    await ledgerIsExact();
  }, 60_000);

  it('is placed once under one key, however often it is asked for', async () => {
    const before = await balance();
    const slip = await slipOf();
    const key = randomUUID();
    const first = valueOf(await place(slip, key));
    expect(valueOf(await place(slip, key))).toEqual(first);
    expect(await balance()).toBe(before - 2000);
    expect((await place({ ...slip, stopsOnWin: true }, key)).body).toMatchObject({
      success: false,
      errorCode: 'request.idempotency.conflict',
    });
  });

  it.each([
    ['an unknown method', { method: 'nothing' }, 'request.invalid'],
    ['a selection of another shape', { selection: '1|2' }, 'request.invalid'],
    ['a unit off the table', { unit: '0.37' }, 'request.invalid'],
    ['a better price than there is', { price: '9999.000' }, 'lottery.price.changed'],
    ['more than a line may stake', { multiple: 9999, unit: '100.00' }, 'lottery.stake.limit'],
  ])('%s is refused and takes nothing', async (_, change, errorCode) => {
    const before = await balance();
    const slip = await slipOf();
    expect((await place({ ...slip, lines: [{ ...slip.lines[0]!, ...change }] })).body).toMatchObject({
      success: false,
      errorCode,
    });
    expect(await balance()).toBe(before);
  });

  it('without enough money is refused whole, and says what there is', async () => {
    const before = await balance();
    const slip = await slipOf({
      method: 'direct-5',
      selection: `${allDigits}|${allDigits}|${allDigits}|${allDigits}|1`,
    });
    const line = { ...slip.lines[0]!, multiple: 1 };
    const answer = await place({ ...slip, lines: Array.from({ length: 20 }, () => line) });
    expect(answer.body).toMatchObject({
      success: false,
      errorCode: 'wallet.insufficient.balance',
      value: { balance: expect.any(String) },
    });
    expect(await balance()).toBe(before);
  });

  it('after the close is refused, on the second', async () => {
    const slip = await slipOf();
    const { current } = await currentOf('SSC_1M');
    platform.clock.advance(new Date(current.closesAt).getTime() - platform.clock.now().getTime());
    expect((await place(slip)).body).toMatchObject({
      success: false,
      errorCode: 'lottery.closed',
      value: { numero: current.numero },
    });
  });

  it('of another member is not to be seen or cancelled', async () => {
    await place(await slipOf());
    const [bet] = await betsOf();
    const other = valueOf(
      await client.call(login, { type: 'username', username: 'newbie', password: 'Demo#2026' }),
    ).token;
    expect((await call(cancelLotteryBet, { id: bet!.id }, { token: other })).status).toBe(404);
    expect((await call(lotteryBetProof, { id: bet!.id }, { token: other })).status).toBe(404);
    expect((await call(cancelLotteryBet, { id: "' or 1=1" })).status).toBe(404);
  });
});
