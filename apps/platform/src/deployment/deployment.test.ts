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
import { toTextByLanguage } from '@livery/demo/localized-text';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getValue } from '../testing/client.ts';
import { hasRedisServer } from '../testing/redis-server.ts';
import { findLedgerErrors, hasBackupTools, query } from './deployment-database.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import {
  createDeploymentClient,
  deposit,
  enterNewMember,
  logIn,
  type Member,
  merchant,
  patience,
  readBalance,
  runUnderLoad,
} from './member.ts';
import { hasNginx } from './nginx.ts';

const server = process.env.TEST_DATABASE_URL;
const canRun = Boolean(server) && hasNginx && hasRedisServer && hasBackupTools;

let deployment: Deployment;
let members: Member[];

const countOrders = async (): Promise<number> =>
  Number((await query(deployment.database.urls.DATABASE_URL, 'select count(*) from deposits'))[0]?.count);
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
    const member = await enterNewMember(deployment, 'painter');
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const headers = { merchant, authorization: member.token, 'content-type': 'image/png' };
    const [one, other] = deployment.gateways.map(({ origin }) => origin);
    const response = await fetch(`${one}${uploadsPath}?purpose=identity`, {
      method: 'PUT',
      headers,
      body: new Uint8Array(image),
    });
    const { value } = (await response.json()) as { value: { id: string } };
    const { BACK_OFFICE } = deployment.operator;
    expect(value.id).toMatch(/^[\w-]{20,}$/);
    expect(other).not.toBe(one);
    const stored = [...deployment.objectStore.objects.values()];
    expect(stored.length).toBeGreaterThan(0);
    // An image file would start with its signature.
    for (const each of stored) expect(each.subarray(0, 4).toString('latin1')).not.toMatch(/PNG|RIFF|JFIF/);
    expect(BACK_OFFICE.url).toMatch(/^http/);
  });

  it('contains no account, password, text or route of the demonstration', async () => {
    const text = await deployment.database.readAllText();
    const values = [
      ...demoVendors.map(({ code }) => code),
      ...demoHelp.map(({ title }) => toTextByLanguage(title).EN),
      ...demoAnnouncements.map(({ title }) => toTextByLanguage(title).EN),
    ];
    // Each value is a whole column of a row, or a text in a JSON column.
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
      expect([path, (await fetch(deployment.origin + path)).status]).toEqual([path, 404]);
  });

  describe('under load', () => {
    beforeAll(async () => {
      members = [];
      for (let number = 1; number <= 4; number += 1) {
        const member = await enterNewMember(deployment, `player${number}`);
        await deposit(deployment, member, '5000');
        members.push(member);
      }
    }, 300_000);

    it('loses no order and makes none twice when a gateway is killed', async () => {
      const before = await countOrders();
      const { orders, answered } = await runUnderLoad(members, async () => {
        await wait(2000);
        await deployment.kill(0);
        await wait(4000);
        await deployment.restart(0);
        await wait(1000);
      });
      expect(answered).toBeGreaterThan(50);
      expect((await countOrders()) - before).toBe(orders);
      await expectExactLedger();
    });

    it('answers every call while Redis restarts', async () => {
      const before = await countOrders();
      const { orders, failures } = await runUnderLoad(members, async () => {
        await wait(1000);
        await deployment.redis.stop();
        await wait(3000);
        await deployment.redis.start();
        await wait(3000);
      });
      expect(failures).toEqual([]);
      expect(orders).toBeGreaterThan(0);
      expect((await countOrders()) - before).toBe(orders);
    });

    it('answers every call while a new version replaces both gateways', async () => {
      const before = await countOrders();
      const { orders, failures } = await runUnderLoad(members, async () => {
        for (const index of [0, 1] as const) {
          expect(await deployment.stopGracefully(index)).toBe(0);
          await deployment.restart(index);
          await wait(2500);
        }
      });
      expect(failures).toEqual([]);
      expect(orders).toBeGreaterThan(0);
      expect((await countOrders()) - before).toBe(orders);
      await expectExactLedger();
    });
  });

  it('restores a backup with every member, balance and entry', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'livery-backup-')), 'livery.dump');
    expect(members).toHaveLength(4);
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
