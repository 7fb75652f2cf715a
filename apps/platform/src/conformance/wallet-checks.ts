import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { ValueOf } from '@livery/contract/operation';
import type { gameList, launchGame } from '@livery/contract/games';
import type { seamlessSession } from '@livery/contract/seamless';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest, Target } from './gateway-under-test.ts';
import { logIn } from './log-in.ts';
import { samples } from './samples.ts';

type Vendor = NonNullable<Target['vendor']>;

/** A member at the vendor's first slot, and the calls that the vendor makes for it. */
const sitDown = async (gateway: GatewayUnderTest, vendor: Vendor) => {
  const { token } = await logIn(gateway);
  const [list, launch, session] = [
    operationNamed('gameList'),
    operationNamed('launchGame'),
    operationNamed('seamlessSession'),
  ];
  const { games } = expectValue<ValueOf<typeof gameList>>(
    list,
    await gateway.call(list, { ...samples.gameList, vassalage: vendor.code }),
  );
  const game = games[0];
  if (!game) throw new Error(`The vendor ${vendor.code} has no slot to launch`);
  const { url } = expectValue<ValueOf<typeof launchGame>>(
    launch,
    await gateway.call(
      launch,
      { vendor: vendor.code, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
      token,
    ),
  );
  const launchToken = new URL(url).searchParams.get('token');
  const seat = expectValue<ValueOf<typeof seamlessSession>>(
    session,
    await gateway.sign(session, { token: launchToken }, vendor),
  );
  const move = async (name: string, request: object) =>
    gateway.sign(operationNamed(name), request as Record<string, unknown>, vendor);
  return {
    seat,
    balance: parseAmount(seat.balance),
    again: () => gateway.sign(session, { token: launchToken }, vendor),
    signed: (how: { at?: number; path?: string }) =>
      gateway.sign(operationNamed('seamlessBalance'), { token: seat.token }, vendor, how),
    bet: (id: string, amount: string) =>
      move('seamlessBet', { token: seat.token, transactionUuid: id, roundId: id, gameId: seat.gameId, amount }),
    win: (id: string, betId: string, amount: string) =>
      move('seamlessWin', {
        playerId: seat.playerId,
        transactionUuid: id,
        roundId: betId,
        betTransactionUuid: betId,
        amount,
      }),
    rollback: (id: string, betId: string) =>
      move('seamlessRollback', { playerId: seat.playerId, transactionUuid: id, betTransactionUuid: betId }),
    ask: () => move('seamlessBalance', { token: seat.token }),
  };
};
type Seat = Awaited<ReturnType<typeof sitDown>>;

const withSeat =
  (name: string, run: (seat: Seat) => Promise<void>) =>
  (vendor: Vendor): Check => ({ name, run: async (gateway) => run(await sitDown(gateway, vendor)) });

const expectBalance = (name: string, heard: Awaited<ReturnType<Seat['ask']>>, balance: number): void => {
  const value = expectValue<{ balance: string }>(operationNamed(name), heard);
  expectThat(value.balance === formatAmount(balance), `a balance of ${formatAmount(balance)}`, heard);
};

const minutes = 60_000;

const all = [
  withSeat('a signature is of one path, and of the last five minutes', async ({ signed }) => {
    expectRefusal(await signed({ path: operationNamed('seamlessBet').path }), ErrorCode.SignatureInvalid);
    for (const away of [-6 * minutes, 6 * minutes])
      expectRefusal(await signed({ at: Date.now() + away }), ErrorCode.SignatureInvalid);
  }),
  withSeat('a launch token works once', async ({ again }) =>
    expectRefusal(await again(), ErrorCode.ProviderSessionExpired),
  ),
  withSeat('a bet and a win move the balance, told again they move nothing', async ({ balance, bet, win, ask }) => {
    const [betId, winId] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 2; time += 1) expectBalance('seamlessBet', await bet(betId, '1.00'), balance - 100);
    for (let time = 0; time < 2; time += 1) expectBalance('seamlessWin', await win(winId, betId, '1.00'), balance);
    expectBalance('seamlessBalance', await ask(), balance);
  }),
  withSeat('another body under the same uuid is a conflict', async ({ bet, rollback }) => {
    const id = randomUUID();
    await bet(id, '1.00');
    expectRefusal(await bet(id, '2.00'), ErrorCode.TransactionConflict, 409);
    await rollback(randomUUID(), id);
  }),
  withSeat('a bet beyond the balance is refused with the balance', async ({ balance, bet }) => {
    const heard = await bet(randomUUID(), formatAmount(balance + 1));
    expectRefusal(heard, ErrorCode.InsufficientBalance);
    expectThat(
      (heard.json as { value?: { balance?: unknown } }).value?.balance === formatAmount(balance),
      `a balance of ${formatAmount(balance)}`,
      heard,
    );
  }),
  withSeat('a rollback gives a stake back, once', async ({ balance, bet, rollback }) => {
    const id = randomUUID();
    await bet(id, '1.00');
    for (let time = 0; time < 2; time += 1)
      expectBalance('seamlessRollback', await rollback(randomUUID(), id), balance);
  }),
  withSeat('a bet that was rolled back before it came is refused', async ({ balance, bet, rollback }) => {
    const id = randomUUID();
    expectBalance('seamlessRollback', await rollback(randomUUID(), id), balance);
    expectRefusal(await bet(id, '1.00'), ErrorCode.BetRolledBack);
  }),
];

/** The signed wallet, where the target gives a vendor to sign as. */
export const walletChecks = (vendor: Vendor | undefined): readonly Check[] =>
  vendor ? all.map((make) => make(vendor)) : [];
