import { randomBytes } from 'node:crypto';
import { login } from '@livery/contract/auth/session';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { addBankCard, listBankCards, listPayoutBanks } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minutes } from '../core/clock/durations.ts';
import { connectPostgres } from '../core/db/postgres.ts';
import { createKeyStore } from '../core/crypto/gateway-keys.ts';
import { gatewayKeys } from '../core/crypto/gateway-keys.tables.ts';
import { createKeyEncryption, KeyEncryptionError } from '../core/crypto/key-encryption.ts';
import { UnknownKeyError } from '../core/crypto/rotate-keys.ts';
import { bankCards } from '../modules/payments/bank-accounts.tables.ts';
import { loadAccountNumberCipher } from '../modules/payments/index.ts';
import { computeTotp, decodeBase32, insertOperator, loadTotpFactors, toTotpStep } from '../modules/operators/index.ts';
import { encodeBase32 } from '../modules/operators/second-factors/totp.ts';
import { createClient, getValue } from '../testing/client.ts';
import { encryptBody } from '../core/crypto/request-encryption/encrypt-body.ts';
import {
  createEmptyPostgresStore,
  createPostgresTestStore,
  type PostgresTestStore,
} from '../testing/postgres-test-store.ts';
import { buildTestApp, createManualClock, type TestApp } from '../testing/test-platform.ts';
import { createEmptyStore } from '../testing/test-store.ts';
import { runKeysCommand } from './run-keys-command.ts';

const server = inject('postgresServer');
/** Creates a database without rows, on PostgreSQL if a server is available. */
const createStore = () => (server ? createEmptyPostgresStore(server) : createEmptyStore());

const createKey = (id: string) => ({ id, key: randomBytes(32) });
const [first, second] = [createKey('2026-10'), createKey('2026-11')];

describe('the command for keys', () => {
  it('rejects unknown options and commands with its usage', async () => {
    const deps = {} as Parameters<typeof runKeysCommand>[0];
    for (const args of [['rotate', 'sessions', '--afer', '60'], ['rotate'], ['remove', 'sessions'], []])
      await expect(runKeysCommand(deps, args), args.join(' ')).rejects.toThrow(/Usage: npm run keys/);
    await expect(runKeysCommand(deps, ['list', '--all'])).rejects.toThrow(RangeError);
  });

  it('lists, rotates and encrypts keys, and can be repeated', async () => {
    const { db, close } = await createStore();
    const clock = createManualClock();
    const plain = { db, clock, encryption: createKeyEncryption([]) };
    const wrapped = { db, clock, encryption: createKeyEncryption([second, first]) };
    const ring = await createKeyStore(plain).open('codes', 'random');
    const { secret } = ring.getCurrent();
    await expect(runKeysCommand(plain, ['rotate', 'nothing'])).rejects.toThrow(UnknownKeyError);
    await expect(runKeysCommand(plain, ['remove'])).rejects.toThrow(/Usage/);
    await expect(runKeysCommand(plain, ['rotate', 'codes', '--after', 'soon'])).rejects.toThrow(/number of seconds/);

    expect(await runKeysCommand({ ...wrapped, encryption: createKeyEncryption([first]) }, ['rewrap'])).toContain(
      'Encrypted again: 1 keys',
    );
    const [row] = await db.select().from(gatewayKeys).where(eq(gatewayKeys.name, 'codes'));
    expect(row).toMatchObject({ wrappedBy: '2026-10' });
    expect(row?.secret).not.toContain(secret);
    await expect(createKeyStore(plain).open('codes', 'random')).rejects.toThrow(KeyEncryptionError);

    expect(await runKeysCommand(wrapped, ['rewrap'])).toContain('Encrypted again: 3 keys');
    expect(await runKeysCommand(wrapped, ['rewrap'])).toContain('Encrypted again: 0 keys');
    const onlySecond = createKeyStore({ ...wrapped, encryption: createKeyEncryption([second]) });
    expect((await onlySecond.open('codes', 'random')).getCurrent().secret).toBe(secret);
    const list = await runKeysCommand(wrapped, ['list']);
    expect(list).toMatch(/codes\s+initial\s+random\s+2026-11/);
    expect(list).not.toContain(secret);
    await close();
  }, 600_000);

  it('accepts the new version at once, writes with it later, and drops the old one at last', async () => {
    const { db, close } = await createStore();
    const clock = createManualClock();
    const deps = { db, clock, encryption: createKeyEncryption([first]) };
    const keys = createKeyStore(deps);
    const ring = await keys.open('codes', 'random');
    const old = ring.getCurrent();
    await runKeysCommand(deps, ['rotate', 'codes', '--after', '60']);
    await keys.refresh();
    expect(ring.getCurrent().id).toBe(old.id);
    expect(ring.getAccepted()).toHaveLength(2);
    clock.advance(minutes(1));
    expect(ring.getCurrent().id).not.toBe(old.id);
    expect(ring.getAccepted().map(({ id }) => id)).toContain(old.id);
    clock.advance(minutes(24 * 60));
    expect(ring.getAccepted().map(({ id }) => id)).not.toContain(old.id);
    expect(await runKeysCommand(deps, ['rewrap'])).toContain('Deleted: 1 retired');
    await close();
  }, 600_000);

  it('leaves a version that is not active yet, when the data is encrypted again too early', async () => {
    const { db, close } = await createStore();
    const clock = createManualClock();
    const deps = { db, clock, encryption: createKeyEncryption([]) };
    const keys = createKeyStore(deps);
    const ring = await keys.open('account-numbers', 'sealing');
    const old = ring.getCurrent();
    await runKeysCommand(deps, ['rotate', 'account-numbers', '--after', '60']);
    await runKeysCommand(deps, ['rewrap']);
    clock.advance(minutes(3 * 24 * 60));
    await keys.refresh();
    expect(ring.getAccepted()).toHaveLength(2);
    expect(ring.getCurrent().id).not.toBe(old.id);
    await runKeysCommand(deps, ['rewrap']);
    clock.advance(minutes(2 * 24 * 60));
    expect(await runKeysCommand(deps, ['rewrap'])).toContain('Deleted: 1 retired');
    await keys.refresh();
    expect(ring.getAccepted().map(({ id }) => id)).toEqual([ring.getCurrent().id]);
    await close();
  }, 600_000);
});

it('encrypts the secrets of authenticator apps with the new version of their key', async () => {
  const { db, close } = await createStore();
  const clock = createManualClock();
  const deps = { db, clock, encryption: createKeyEncryption([first]) };
  const keys = createKeyStore(deps);
  const { id } = await insertOperator(db, { email: 'ana@example.com', name: 'Ana' }, clock.now());
  const secret = encodeBase32(randomBytes(20));
  await (await loadTotpFactors(keys, clock)).setSecret(db, id, secret);
  clock.advance(minutes(1));
  await runKeysCommand(deps, ['rotate', 'operator-secrets', '--after', '0']);
  expect(await runKeysCommand(deps, ['rewrap'])).toContain(' 1 authenticator secrets');
  expect(await runKeysCommand(deps, ['rewrap'])).toContain(' 0 authenticator secrets');

  clock.advance(minutes(2 * 24 * 60));
  expect(await runKeysCommand(deps, ['rewrap'])).toContain('Deleted: 1 retired');
  const code = computeTotp(decodeBase32(secret), toTotpStep(clock.now()));
  expect(await (await loadTotpFactors(createKeyStore(deps), clock)).redeem(db, id, code)).toBe(true);
  await close();
});

describe.runIf(server)('two gateways on PostgreSQL during a rotation', () => {
  let store: PostgresTestStore;
  let gateways: TestApp[];
  const keyEncryptionKeys = [first];

  beforeAll(async () => {
    store = await createPostgresTestStore(server as string);
    const start = async () =>
      buildTestApp({ store: await connectPostgres(store.url, () => {}), settings: { keyEncryptionKeys } });
    gateways = [await start(), await start()];
  }, 600_000);
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await store.close();
  });

  const deps = () => ({ db: store.db, clock: gateways[0]!.clock, encryption: createKeyEncryption(keyEncryptionKeys) });
  const advance = (milliseconds: number) => gateways.forEach(({ clock }) => clock.advance(milliseconds));
  const refresh = async () => {
    for (const { keys } of gateways) await keys.refresh();
  };
  const getPublicKey = async (gateway: TestApp): Promise<string> =>
    getValue(await createClient(gateway).call(consolidatedSettings, {})).publicKey;
  const logIn = async (gateway: TestApp, publicKey: string): Promise<number> => {
    const { body, header } = encryptBody({ type: 'username', username: 'demo', password: 'Demo#2026' }, publicKey);
    const headers = { merchant: 'bituinara', 'content-type': 'text/plain', encryption: header };
    return (await createClient(gateway).send('POST', login.path, headers, { payload: body })).status;
  };

  it('decrypts bodies of pages with the old and with the new public key on both gateways', async () => {
    const [one, other] = gateways as [TestApp, TestApp];
    const oldKey = await getPublicKey(one);
    await runKeysCommand(deps(), ['rotate', 'wire-rsa', '--after', '60']);
    await one.keys.refresh();
    expect(await getPublicKey(one)).toBe(oldKey);
    await other.keys.refresh();
    advance(minutes(2));
    const newKey = await getPublicKey(other);
    expect(newKey).not.toBe(oldKey);
    expect(await getPublicKey(one)).toBe(newKey);
    for (const gateway of gateways)
      for (const key of [oldKey, newKey]) expect(await logIn(gateway, key), 'the log-in').toBe(200);
  });

  it('encrypts all account numbers again while a member adds an account', async () => {
    const [one, other] = gateways as [TestApp, TestApp];
    const [client, otherClient] = [createClient(one), createClient(other)];
    const token = getValue(
      await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }),
    ).token;
    const readNumbers = async () => {
      const numbers = await loadAccountNumberCipher(createKeyStore(deps()));
      const rows = await store.db.select().from(bankCards);
      return rows.map(({ sealedNumber }) => numbers.decrypt(sealedNumber)).sort();
    };
    const before = await readNumbers();
    expect(before.length).toBeGreaterThan(0);
    await runKeysCommand(deps(), ['rotate', 'account-numbers', '--after', '60']);
    await refresh();
    advance(minutes(2));
    const rewraps = Promise.all([runKeysCommand(deps(), ['rewrap']), runKeysCommand(deps(), ['rewrap'])]);
    const { cards } = getValue(await otherClient.call(listBankCards, {}, { token }));
    const [bank] = getValue(await otherClient.call(listPayoutBanks, {}, { token })).banks;
    const number = '9'.repeat(bank!.shortest);
    const added = otherClient.call(
      addBankCard,
      {
        bankId: bank!.id,
        number,
        ...(!cards[0] && { holder: 'Demo Member' }),
        paymentPassword: demoPaymentPassword,
      },
      { token },
    );
    const [reports, { body }] = await Promise.all([rewraps, added]);
    expect(body.success, JSON.stringify(body)).toBe(true);
    expect(await readNumbers()).toContain(number);
    expect(reports.some((report) => /[1-9]\d* account numbers/.test(report))).toBe(true);
    expect(await readNumbers()).toEqual(expect.arrayContaining(before));
    const rows = await store.db.select({ sealed: bankCards.sealedNumber }).from(bankCards);
    expect(new Set(rows.map(({ sealed }) => sealed.split('.')[0])).size).toBe(1);
    expect(await runKeysCommand(deps(), ['rewrap'])).toContain(' 0 account numbers');
    expect((await client.call(listBankCards, {}, { token })).status).toBe(200);
  });
});
