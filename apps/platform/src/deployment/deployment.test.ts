import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@livery/contract/auth/session';
import { uploadsPath } from '@livery/contract/support/feedback';
import { withdraw, withdrawalStatus } from '@livery/contract/withdrawals';
import { demoAnnouncements } from '@livery/demo/content/announcements';
import { demoHelp } from '@livery/demo/content/help-pages';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import { hasRedisServer } from '@livery/test-servers/redis-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { getValue } from '../testing/client.ts';
import { sendHttpRequest } from '../testing/gateway-process.ts';
import { findLedgerErrors, hasBackupTools, query } from './deployment-database.ts';
import { type Deployment, publicOrigin, startDeployment, vendorCode } from './deployment.ts';
import {
  createDeploymentClient,
  deposit,
  enterNewMember,
  expectExactBalances,
  launchSlot,
  logIn,
  type Player,
  merchant,
  patience,
  readBalance,
  runUnderLoad,
} from './member.ts';
import { hasNginx } from './nginx.ts';

const server = inject('postgresServer');
const canRun = server !== undefined && hasNginx && hasRedisServer && hasBackupTools;

const { host } = new URL(publicOrigin);

let deployment: Deployment;
let players: Player[];
/** Amount that each player deposits. */
const deposited = '5000';

const expectExactLedger = async (): Promise<void> =>
  expect(await findLedgerErrors(deployment.database.urls.DATABASE_URL)).toEqual([]);

describe.skipIf(!canRun)('a production deployment with two gateways behind nginx', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    deployment = await startDeployment(server!);
  }, 300_000);
  afterAll(() => deployment?.close());

  it('runs with a database role that owns no tables', async () => {
    expect(deployment.migration).toMatch(/has its rights on the tables/);
    const url = deployment.database.urls.DATABASE_URL;
    expect(await query(url, 'select tablename from pg_tables where tableowner = current_user')).toEqual([]);
    await expect(query(url, 'drop table ledger_entries')).rejects.toThrow(/must be owner/);
  });

  it('leads a member from registration to a paid withdrawal', async () => {
    const member = await enterNewMember(deployment, 'walker');
    const { call, token, cardId, paymentPassword } = member;
    await deposit(deployment, member, '1000');
    expect(await readBalance(member, token)).toBe('1000.00');
    const request = { amount: '400', cardId, paymentPassword };
    const { id, orderNo } = getValue(await call(withdraw, request, { token }));
    const { BACK_OFFICE, PAYCO } = deployment.operator;
    const getState = async () => getValue(await call(withdrawalStatus, { id }, { token })).state;
    await vi.waitFor(
      () => BACK_OFFICE.service.control('reviewWithdrawal', { orderNo, review: { state: 'approved' } }),
      patience,
    );
    await vi.waitFor(() => PAYCO.service.control('settlePayout', { orderNo, outcome: 'paid' }), patience);
    await vi.waitUntil(async () => (await getState()) === 'paid', patience);
    expect(await readBalance(member, token)).toBe('600.00');
    await expectExactLedger();
  });

  it('serves the upload of one gateway from the other, encrypted in the object store', async () => {
    const { token } = await enterNewMember(deployment, 'painter');
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const [one, other] = deployment.gateways.map(({ origin }) => origin);
    const response = await sendHttpRequest(`${one}${uploadsPath}?purpose=portrait`, {
      method: 'PUT',
      headers: { host, merchant, authorization: token, 'content-type': 'image/png' },
      body: image,
    });
    const { value } = JSON.parse(response.body.toString()) as { value: { id: string } };
    const served = await sendHttpRequest(`${other}/media/portraits/${value.id}.webp`, { headers: { host } });
    expect(served.headers['content-type']).toBe('image/webp');
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp' });
    const stored = [...deployment.objectStore.objects.values()];
    expect(stored.length).toBeGreaterThan(0);
    // Checks that no stored file starts with the signature of an image format, because the stored files must be
    // encrypted.
    for (const each of stored) expect(each.subarray(0, 4).toString('latin1')).not.toMatch(/PNG|RIFF|JFIF/);
  });

  it('contains no account, password, text or route of the demonstration', async () => {
    const text = await deployment.database.readAllText();
    const values = [
      ...demoVendors.map(({ code }) => code).filter((code) => code !== vendorCode),
      ...demoHelp.map(({ title }) => title.EN),
      ...demoAnnouncements.map(({ title }) => title.EN),
    ];
    // Compares only complete values: a column of a row, or a text in a JSON column. A search in the whole export could
    // find a code inside another word.
    const parts = new Set(text.split(/[\t\n"]/));
    expect(values.filter((value) => value && parts.has(value))).toEqual([]);
    for (const username of Object.values(demoUsernames)) {
      const { client, from } = createDeploymentClient(deployment.origin);
      const reply = await client.call(login, { type: 'username', username, password: demoPassword }, from);
      expect(reply.body.success).toBe(false);
    }
    for (const path of [
      '/dev/inbox.json',
      '/%64ev/inbox.json',
      '//dev/inbox.json',
      '/DEV/inbox.json',
      '/x/../dev/inbox.json',
    ])
      expect([path, (await sendHttpRequest(deployment.origin + path, { headers: { host } })).status]).toEqual([
        path,
        404,
      ]);
  });

  describe('under load', () => {
    beforeAll(async () => {
      players = [];
      for (let number = 1; number <= 4; number += 1) {
        const member = await enterNewMember(deployment, `player${number}`);
        await deposit(deployment, member, deposited);
        players.push(await launchSlot(deployment, member));
      }
    }, 300_000);

    it('moves no money twice and loses none when a gateway is killed', async () => {
      const { completed } = await runUnderLoad(players, async () => {
        await wait(2000);
        await deployment.kill(0);
        await wait(4000);
        await deployment.restart(0);
        await wait(1000);
      });
      expect(completed).toBeGreaterThan(10);
      await expectExactBalances(players, deposited);
      await expectExactLedger();
    });

    it('completes every call while Redis restarts', async () => {
      const { completed, failures } = await runUnderLoad(players, async () => {
        await wait(1000);
        await deployment.redis.stop();
        await wait(3000);
        await deployment.redis.start();
        await wait(3000);
      });
      expect(failures).toEqual([]);
      expect(completed).toBeGreaterThan(10);
      await expectExactBalances(players, deposited);
    });

    it('completes every call while a new version replaces both gateways', async () => {
      const { completed, failures } = await runUnderLoad(players, async () => {
        for (const index of [0, 1] as const) {
          expect(await deployment.stopGracefully(index)).toBe(0);
          await deployment.restart(index);
          await wait(2500);
        }
      });
      expect(failures).toEqual([]);
      expect(completed).toBeGreaterThan(10);
      await expectExactBalances(players, deposited);
      await expectExactLedger();
    });
  });

  it('restores a backup with every member, balance and entry', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'livery-backup-')), 'livery.dump');
    expect(players).toHaveLength(4);
    const members = players.map(({ member }) => member);
    const balances = await Promise.all(members.map((member) => readBalance(member, member.token)));
    await deployment.database.backUp(file);
    const urls = await deployment.database.restore(file);
    expect(await findLedgerErrors(urls.DATABASE_URL)).toEqual([]);
    const restored = await deployment.startSeparately(urls);
    for (const [index, { username }] of members.entries()) {
      const member = createDeploymentClient(restored.origin);
      expect(await readBalance(member, await logIn(member, username))).toBe(balances[index]);
    }
  });
});
