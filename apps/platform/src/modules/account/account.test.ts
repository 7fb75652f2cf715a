import { ErrorCode } from '@livery/contract/errors';
import { closeAccount, closingState, memberDataPath, memberInfo } from '@livery/contract/account/member';
import { uploadsPath } from '@livery/contract/support/feedback';
import { createDeposit } from '@livery/contract/deposits';
import { paymentCallback } from '@livery/contract/payment-channels';
import { freePlay, login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { cancelWithdrawal, listBankCards, withdraw } from '@livery/contract/withdrawals';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { noPasswordHash } from '../../core/crypto/password-hash.ts';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { memberAccount, counterpartAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { proveIdentity } from '../../testing/step-up.ts';
import { rewardClaims } from '../rewards/rewards.tables.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { bets } from '../betting/betting.tables.ts';
import { ledgerEntries } from '../ledger/ledger.tables.ts';
import { members } from '../members/members.tables.ts';

let platform: TestApp;
let client: Client;
const password = 'Demo#2026';

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const enter = async (username: string) =>
  getValue(await client.call(login, { type: 'username', username, password })).token;
const findMemberId = async (username: string) =>
  (
    await platform.store.db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, 'bituinara'), eq(members.username, username)))
  )[0]!.id;

describe('data export', () => {
  const requestMemberData = (authorization: string) =>
    platform.app.inject({ url: memberDataPath, headers: { merchant: 'bituinara', authorization } });

  it('exports each kind as a table and as JSON, and the images', async () => {
    const token = await enter('demo');
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a3' } })
      .png()
      .toBuffer();
    const sent = await platform.app.inject({
      method: 'PUT',
      url: `${uploadsPath}?purpose=identity`,
      headers: { merchant: 'bituinara', authorization: token, 'content-type': 'image/png' },
      payload: image,
    });
    const { id } = sent.json<{ value: { id: string } }>().value;
    const response = await requestMemberData(token);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="bituinara-2026-11-20.zip"',
    });
    const files = unzipSync(response.rawPayload);
    const json = (name: string) => JSON.parse(strFromU8(files[`json/${name}.json`]!)) as Record<string, unknown>[];
    expect(json('account')).toMatchObject([{ username: 'demo' }]);
    const [counted] = await platform.store.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, memberAccount(await findMemberId('demo'))))
      .then((rows) => [rows.length]);
    expect(json('movements')).toHaveLength(counted!);
    expect(json('bets').length).toBeGreaterThan(10);
    const [headerRow, ...lines] = strFromU8(files['tables/bets.csv']!).trimEnd().split('\r\n');
    // The first three bytes must be the UTF-8 byte order mark. Decoding to text would remove the mark, so the test
    // compares bytes.
    expect([...files['tables/bets.csv']!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headerRow).toBe('id,at,game,state,stake,payout,settledAt');
    expect(lines).toHaveLength(json('bets').length);
    expect((await sharp(files[`pictures/identity-${id}.jpg`]!).metadata()).format).toBe('jpeg');
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(''),
    ).not.toMatch(/\$argon2|tokenHash|sealedNumber|p256dh/);
  });

  it('requires a session and escapes formulas for spreadsheets', async () => {
    expect((await requestMemberData('nobody')).statusCode).toBe(401);
    expect((await requestMemberData(getValue(await client.call(freePlay, {})).token)).json()).toMatchObject({
      errorCode: 'free.reject',
    });
    await platform.store.db
      .update(members)
      .set({ nickname: '=HYPERLINK("x")' })
      .where(eq(members.id, await findMemberId('agent')));
    const files = unzipSync((await requestMemberData(await enter('agent'))).rawPayload);
    expect(strFromU8(files['tables/account.csv']!)).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('account closure', () => {
  const close = (token: string) => client.call(closeAccount, { reason: '' }, { token });
  const getClosingState = async (token: string) => getValue(await client.call(closingState, {}, { token }));

  it('reports what blocks it, rejects while something is open, then closes permanently and deletes the password hash', async () => {
    const token = await enter('demo');
    const [memberId, { db }] = [await findMemberId('demo'), platform.store];
    const { cards } = getValue(await client.call(listBankCards, {}, { token }));
    const withdrawal = getValue(
      await client.call(
        withdraw,
        { amount: '200', cardId: cards[0]!.id, paymentPassword: demoPaymentPassword },
        { token },
      ),
    );
    expect(await getClosingState(token)).toMatchObject({ withdrawals: 1, canBeWithdrawn: true });
    expect((await close(token)).body).toMatchObject({ errorCode: 'account.close.withdrawals' });
    getValue(await client.call(cancelWithdrawal, { id: withdrawal.id }, { token }));

    const order = getValue(
      await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '500' }, { token }),
    );
    expect(await getClosingState(token)).toMatchObject({ withdrawals: 0, deposits: 1 });
    expect((await close(token)).body).toMatchObject({ errorCode: 'account.close.deposits' });
    platform.clock.advance(minutes(20));
    await proveIdentity(client, token);
    expect(await getClosingState(token)).toMatchObject({ deposits: 0 });

    const [bet] = await db.select().from(bets).where(eq(bets.memberId, memberId)).limit(1);
    await db.update(bets).set({ state: 'open' }).where(eq(bets.id, bet!.id));
    expect((await getClosingState(token)).bets).toBe(1);
    expect((await close(token)).body).toMatchObject({ errorCode: 'account.close.bets' });
    await db.update(bets).set({ state: bet!.state }).where(eq(bets.id, bet!.id));
    expect((await close(token)).body).toMatchObject({
      errorCode: 'account.close.balance',
      value: { balance: expect.any(String) },
    });

    const { sumBalance } = getValue(await client.call(walletBalance, {}, { token }));
    // A bonus with a betting requirement (`rollover`) does not prevent the closure. The member loses the bonus with the
    // account.
    const isBonus = and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.rewardId, 'test:locked'));
    await db.insert(rewardClaims).values({
      memberId,
      rewardId: 'test:locked',
      merchant: 'bituinara',
      source: 'APPLY',
      promotionId: null,
      titles: { EN: 'Test' },
      amount: 100_000_000,
      rollover: 100_000_000,
      lines: [],
      claimedAt: platform.clock.now(),
    });
    expect(await getClosingState(token)).toMatchObject({ locked: sumBalance, canBeWithdrawn: false });
    await db.delete(rewardClaims).where(isBonus);
    const all = Math.round(Number(sumBalance) * 100);
    // After this withdrawal, the remaining balance is below the minimum withdrawal. Such a balance does not prevent the
    // closure of the account.
    await db.transaction((tx) =>
      postMovement(tx, {
        merchant: 'bituinara',
        kind: 'withdrawal',
        memberId,
        counterpart: counterpartAccount('bituinara', 'cash'),
        amount: 3 - all,
        reference: 'test/emptied',
        at: platform.clock.now(),
      }),
    );
    expect(await getClosingState(token)).toMatchObject({
      balance: '0.03',
      canBeWithdrawn: false,
      withdrawals: 0,
      deposits: 0,
      bets: 0,
    });
    platform.clock.advance(minutes(5));
    expect((await close(token)).body).toMatchObject({ errorCode: 'step.up.required' });
    await proveIdentity(client, token);
    const responses = await Promise.all([close(token), close(token)]);
    expect(responses.some(({ body }) => body.success)).toBe(true);
    expect((await client.call(memberInfo, {}, { token })).status).toBe(401);
    expect((await client.call(login, { type: 'username', username: 'demo', password })).body).toMatchObject({
      errorCode: ErrorCode.LoginFailed,
    });
    const [closed] = await db.select().from(members).where(eq(members.id, memberId));
    expect(closed).toMatchObject({ isDisabled: true, passwordHash: noPasswordHash });
    // The payment provider reports that the deposit was paid, but the account is already closed. The gateway still
    // credits the payment.
    expect(
      getValue(
        await client.vendorCall(
          paymentCallback,
          {
            eventId: client.newId(),
            orderNo: order.orderNo,
            merchant: 'bituinara',
            currency: 'PHP',
            outcome: 'paid',
            amount: '500.00',
          },
          { vendor: 'DEMOPAY' },
        ),
      ).state,
    ).toBe('confirmed');
  });
});
