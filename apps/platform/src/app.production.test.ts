import type { Operation } from '@livery/contract/operation';
import { registry } from '@livery/contract/registry';
import { operatorRegistry } from '@livery/contract/registry/operators';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { forgotPasswordByEmail } from '@livery/contract/auth/recovery';
import { sendSmsNoLogin } from '@livery/contract/auth/otp';
import { ErrorCode } from '@livery/contract/errors';
import { submitIdentity } from '@livery/contract/kyc';
import { whitelabel } from '@livery/contract/site-settings';
import { listSupportContacts, sendSupportMessage, startSupportChat } from '@livery/contract/support';
import { sendFeedback } from '@livery/contract/support/feedback';
import { withdrawOptions } from '@livery/contract/withdrawals';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import { demoAnnouncements } from '@livery/demo/content/announcements';
import { demoHelp } from '@livery/demo/content/help-pages';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequests } from './conformance/sample-requests.ts';
import { DatabasePurposeError } from './core/db/database-purpose.ts';
import { operators } from './modules/operators/index.ts';
import { type Client, getValue } from './testing/client.ts';
import { createConsoleClient } from './testing/operators/console-client.ts';
import { buildProductionApp, enterAsNewMember, keyEncryptionKeys } from './testing/production-app.ts';
import { buildTestApp, type TestApp } from './testing/test-platform.ts';
import { createAppStore } from './testing/app-store.ts';

let platform: TestApp;
let client: Client;
let token: string;
let merchant: string;

beforeAll(async () => {
  platform = await buildProductionApp();
  ({ client, token, merchant } = await enterAsNewMember(platform));
});
afterAll(() => platform.close());

describe('a production gateway on an empty database', () => {
  it.each(
    registry
      .filter(({ access }) => access !== 'vendor' && access !== 'operator' && access !== 'console')
      .map((operation) => [operation.name, operation] as const),
  )('responds to %s without an internal error', async (name, operation) => {
    // Skips the logout, because it would end the session that the other calls use.
    if (name === 'logout') return;
    const request = sampleRequests[name] ?? {};
    const response = await client.call(operation, request as never, { merchant, token });
    expect([name, response.status, response.status < 500]).toEqual([name, response.status, true]);
  });

  it.each(operatorRegistry.map((operation) => [operation.name, operation] as const))(
    'responds to %s without a session of an operator',
    async (_name, operation) => {
      const { status } = await createConsoleClient(platform).call(operation as Operation, { token: 'A'.repeat(43) });
      expect(operation.access === 'operator' ? status === 401 : status < 500).toBe(true);
    },
  );

  it('has no operator', async () => {
    expect(await platform.store.db.$count(operators)).toBe(0);
  });

  it('contains no account, text or vendor of the demonstration in any table', async () => {
    const { db } = platform.store;
    const { rows: columns } = (await db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`)) as unknown as {
      rows: { table_name: string; column_name: string }[];
    };
    expect(columns.length).toBeGreaterThan(100);
    const values = [
      ...Object.values(demoUsernames),
      ...demoVendors.map(({ code }) => code),
      ...demoHelp.map(({ title }) => title.EN),
      ...demoAnnouncements.map(({ title }) => title.EN),
    ];
    for (const { table_name: table, column_name: column } of columns) {
      const { rows } = (await db.execute(
        sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}`,
      )) as unknown as { rows: { value: string | null }[] };
      const found = values.filter((value) =>
        rows.some((row) => row.value === value || row.value?.includes(`"${value}"`)),
      );
      expect([table, column, found]).toEqual([table, column, []]);
    }
  });

  it('accepts no password of the demonstration', async () => {
    for (const username of Object.values(demoUsernames)) {
      const body = JSON.stringify({ type: 'username', username, password: demoPassword });
      expect(body).toContain(demoPassword);
      const login = registry.find(({ name }) => name === 'login')!;
      const response = await client.call(login, { type: 'username', username, password: demoPassword } as never, {
        merchant,
        address: '198.51.100.7',
      });
      expect(response.body).toMatchObject({ success: false });
    }
  });
});

describe('a production gateway without services', () => {
  const off = { success: false, errorCode: ErrorCode.FeatureDisabled };

  it('switches off the flags of the features that are off', async () => {
    const { flags } = getValue(await client.call(whitelabel, {}, { merchant }));
    expect([flags.DEPOSIT, flags.WITHDRAW, flags.FEEDBACK3]).toEqual([false, false, false]);
  });

  it('rejects the operations of these features', async () => {
    const key = 'k'.repeat(40);
    const id = client.newId();
    const mobile = { mobileNum: '9170000001', countryDialingCode: '63', module: 'VERIFICATION3' };
    const bodies = [
      await client.call(startSupportChat, {}, { merchant }),
      await client.call(sendSupportMessage, { key, id, text: 'Hello' }, { merchant }),
      await client.call(
        sendFeedback,
        { requestId: id, topic: 'other', content: 'x'.repeat(20), images: [] },
        { merchant, token },
      ),
      await client.call(
        submitIdentity,
        { front: id, back: client.newId(), selfie: client.newId() },
        { merchant, token },
      ),
      await client.call(withdrawOptions, {}, { merchant, token }),
      await client.call(forgotPasswordByEmail, { username: 'newcomer', email: 'a@example.com' }, { merchant }),
      await client.call(sendSmsNoLogin, mobile as never, { merchant }),
    ].map(({ body }) => body);
    expect(bodies).toEqual(bodies.map(() => expect.objectContaining(off)));
  });

  it('has no social log-in and no contact that opens the live chat', async () => {
    expect((await client.call(startSocialLogin, { firebaseChannel: 'google' }, { merchant })).body.success).toBe(false);
    expect(getValue(await client.call(listSupportContacts, { language: 'EN' }, { merchant })).list).toEqual([]);
  });

  it('runs every job', async () => {
    for (const job of ['notifications.outbox', 'lottery.draws', 'payments.deposits', 'payments.payouts'])
      await expect(platform.jobs.run(job)).resolves.toBeUndefined();
  });
});

describe('a database', () => {
  it('that a demonstration has filled is rejected by production, with or without a public origin', async () => {
    for (const publicOrigin of ['https://play.example.com', undefined])
      await expect(
        buildTestApp({ store: await createAppStore(), settings: { isDemo: false, publicOrigin, keyEncryptionKeys } }),
      ).rejects.toThrow(DatabasePurposeError);
  });

  it('that production uses is rejected by a demonstration', async () => {
    await expect(
      buildTestApp({ store: platform.store, settings: { isDemo: true, keyEncryptionKeys } }),
    ).rejects.toThrow('production uses its database');
  });

  it('that an older demonstration has filled gets its mark from the migration', async () => {
    const { db } = await createAppStore();
    await db.execute(sql`delete from database_purpose`);
    await db.execute(sql`insert into database_purpose (purpose, since)
      select 'demonstration', min(seeded_at) from merchants where seeded_at is not null having count(*) > 0`);
    const { rows } = (await db.execute(sql`select purpose from database_purpose`)) as unknown as {
      rows: { purpose: string }[];
    };
    expect(rows).toEqual([{ purpose: 'demonstration' }]);
  });
});
