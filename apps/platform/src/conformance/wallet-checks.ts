import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import type { gameList, launchGame } from '@livery/contract/catalogue/games';
import type { seamlessSession } from '@livery/contract/seamless';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest, Target } from './gateway-under-test.ts';
import { loginMember } from './login.ts';
import { sampleRequests } from './sample-requests.ts';

type Vendor = NonNullable<Target['vendor']>;

/**
 * Launches the first slot game of the vendor for the logged-in member, and returns functions that send the vendor's
 * wallet calls for this member.
 */
const startPlayerSession = async (gateway: GatewayUnderTest, vendor: Vendor) => {
  const { token } = await loginMember(gateway);
  const [list, launch, session] = [
    findOperation('gameList'),
    findOperation('launchGame'),
    findOperation('seamlessSession'),
  ];
  const { games } = expectValue<ResponseValue<typeof gameList>>(
    list,
    await gateway.call(list, { ...sampleRequests.gameList, vassalage: vendor.code }),
  );
  const game = games[0];
  if (!game) throw new Error(`The vendor ${vendor.code} has no slot to launch`);
  const { url } = expectValue<ResponseValue<typeof launchGame>>(
    launch,
    await gateway.call(
      launch,
      { vendor: vendor.code, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
      token,
    ),
  );
  const launchToken = new URL(url).searchParams.get('token');
  const playerSession = expectValue<ResponseValue<typeof seamlessSession>>(
    session,
    await gateway.sign(session, { token: launchToken }, vendor),
  );
  const move = async (name: string, request: object) =>
    gateway.sign(findOperation(name), request as Record<string, unknown>, vendor);
  return {
    playerSession,
    balance: parseAmount(playerSession.balance),
    again: () => gateway.sign(session, { token: launchToken }, vendor),
    signed: (how: { at?: number; path?: string }) =>
      gateway.sign(findOperation('seamlessBalance'), { token: playerSession.token }, vendor, how),
    bet: (id: string, amount: string) =>
      move('seamlessBet', {
        token: playerSession.token,
        transactionUuid: id,
        roundId: id,
        gameId: playerSession.gameId,
        amount,
      }),
    win: (id: string, betId: string, amount: string) =>
      move('seamlessWin', {
        playerId: playerSession.playerId,
        transactionUuid: id,
        roundId: betId,
        betTransactionUuid: betId,
        amount,
      }),
    rollback: (id: string, betId: string) =>
      move('seamlessRollback', { playerId: playerSession.playerId, transactionUuid: id, betTransactionUuid: betId }),
    queryBalance: () => move('seamlessBalance', { token: playerSession.token }),
  };
};
type WalletSession = Awaited<ReturnType<typeof startPlayerSession>>;

const createWalletCheck =
  (name: string, run: (playerSession: WalletSession) => Promise<void>) =>
  (vendor: Vendor): Check => ({ name, run: async (gateway) => run(await startPlayerSession(gateway, vendor)) });

const expectBalance = (
  name: string,
  response: Awaited<ReturnType<WalletSession['queryBalance']>>,
  balance: number,
): void => {
  const value = expectValue<{ balance: string }>(findOperation(name), response);
  expectThat(value.balance === formatAmount(balance), `a balance of ${formatAmount(balance)}`, response);
};

const minutes = 60_000;

const all = [
  createWalletCheck('rejects a signature of another path, or more than five minutes away', async ({ signed }) => {
    expectRejection(await signed({ path: findOperation('seamlessBet').path }), ErrorCode.SignatureInvalid);
    for (const away of [-6 * minutes, 6 * minutes])
      expectRejection(await signed({ at: Date.now() + away }), ErrorCode.SignatureInvalid);
  }),
  createWalletCheck('accepts a launch token once', async ({ again }) =>
    expectRejection(await again(), ErrorCode.ProviderSessionExpired),
  ),
  createWalletCheck(
    'changes the balance for a bet and a win once each when they are repeated',
    async ({ balance, bet, win, queryBalance }) => {
      const [betId, winId] = [randomUUID(), randomUUID()];
      for (let time = 0; time < 2; time += 1) expectBalance('seamlessBet', await bet(betId, '1.00'), balance - 100);
      for (let time = 0; time < 2; time += 1) expectBalance('seamlessWin', await win(winId, betId, '1.00'), balance);
      expectBalance('seamlessBalance', await queryBalance(), balance);
    },
  ),
  createWalletCheck('rejects another body under the same uuid as a conflict', async ({ bet, rollback }) => {
    const id = randomUUID();
    await bet(id, '1.00');
    expectRejection(await bet(id, '2.00'), ErrorCode.TransactionConflict, 409);
    await rollback(randomUUID(), id);
  }),
  createWalletCheck('rejects a bet above the balance and returns the balance', async ({ balance, bet }) => {
    const response = await bet(randomUUID(), formatAmount(balance + 1));
    expectRejection(response, ErrorCode.InsufficientBalance);
    expectThat(
      (response.json as { value?: { balance?: unknown } }).value?.balance === formatAmount(balance),
      `a balance of ${formatAmount(balance)}`,
      response,
    );
  }),
  createWalletCheck('returns the stake of a rolled back bet once', async ({ balance, bet, rollback }) => {
    const id = randomUUID();
    await bet(id, '1.00');
    for (let time = 0; time < 2; time += 1)
      expectBalance('seamlessRollback', await rollback(randomUUID(), id), balance);
  }),
  createWalletCheck('rejects a bet whose rollback arrived first', async ({ balance, bet, rollback }) => {
    const id = randomUUID();
    expectBalance('seamlessRollback', await rollback(randomUUID(), id), balance);
    expectRejection(await bet(id, '1.00'), ErrorCode.BetRolledBack);
  }),
];

/**
 * Checks of the wallet calls (such as bets and rollbacks) that a vendor signs. The list is empty if `vendor` is
 * undefined, because a signature needs the vendor's private key.
 */
export const walletChecks = (vendor: Vendor | undefined): readonly Check[] =>
  vendor ? all.map((createCheck) => createCheck(vendor)) : [];
