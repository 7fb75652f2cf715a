import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DatabaseHandle } from '../core/db/database.ts';
import { demoProviderCode } from '../demo/payments/payment-provider.ts';
import { merchants } from '../modules/brands/brands.tables.ts';
import { incidentSwitches } from '../modules/incidents/incident-switches.tables.ts';
import { createAppStore } from '../testing/app-store.ts';
import { createPostgresTestStore } from '../testing/postgres-test-store.ts';
import { createManualClock } from '../testing/test-platform.ts';
import { runSwitchCommand } from './run-switch-command.ts';

const clock = createManualClock();
let store: DatabaseHandle;

beforeAll(async () => {
  store = await createAppStore();
  return () => store.close();
});
afterEach(async () => {
  await store.db.delete(incidentSwitches);
  await store.db.update(merchants).set({ maintenance: false, maintenanceUntil: null });
});

const run = (...args: string[]) => runSwitchCommand({ db: store.db, clock, userName: 'ana' }, args);
const because = ['--reason', 'wrong results'] as const;

describe('the command for incident switches', () => {
  it('records who stopped and started a vendor, when and why', async () => {
    expect(await run('list')).toBe('Nothing is stopped.');
    const stoppedAt = clock.now();
    await run('stop', 'vendor', 'LANTERN', ...because);
    clock.advance(60_000);
    expect(await run('list')).toMatch(/^vendor LANTERN of all brands: stopped \S+Z by ana: wrong results$/);
    await run('start', 'vendor', 'LANTERN', '--reason', 'corrected', '--by', 'Minh Trần');
    expect(await run('list')).toBe('Nothing is stopped.');
    expect(await run('list', '--all')).toMatch(/wrong results\n {2}started \S+Z by Minh Trần: corrected$/);
    expect(await store.db.select().from(incidentSwitches)).toEqual([
      {
        id: expect.any(String),
        kind: 'vendor',
        merchant: '*',
        subject: 'LANTERN',
        stoppedAt,
        stoppedBy: 'ana',
        stopReason: 'wrong results',
        startedAt: clock.now(),
        startedBy: 'Minh Trần',
        startReason: 'corrected',
      },
    ]);
  });

  it.each([
    [['stop', 'vendor', 'NOBODY'], /no vendor "NOBODY"\. The vendors are: .*LANTERN/],
    [['stop', 'vendor', 'lantern'], /no vendor "lantern"/],
    [['stop', 'vendor', "' or 1=1 --"], /no vendor/],
    [['stop', 'vendor', '*'], /no vendor "\*"/],
    [['stop', 'vendor', 'LANTERN', '--brand', 'nowhere'], /no brand "nowhere"\. The brands are: bituinara, /],
    [['stop', 'channel', 'nothing'], /no channel or payment provider "nothing"\. .* are: .*bituinara-voucher/],
    [
      ['stop', 'channel', 'bituinara-voucher', '--brand', 'lualoc'],
      /no channel or payment provider "bituinara-voucher"/,
    ],
    [['stop', 'channel', 'bituinara-voucher', '--only', 'withdrawals'], /only takes deposits/],
    [['stop', 'brand', 'nowhere'], /no brand "nowhere"/],
    [['stop', 'brand', '*'], /no brand "\*"/],
    [['start', 'vendor', 'NOBODY'], /no vendor "NOBODY"/],
    [['start', 'brand', 'nowhere'], /no brand "nowhere"/],
    [['start', 'vendor', 'LANTERN'], /Nothing was started: vendor LANTERN of all brands was not stopped/],
    [['start', 'brand', 'bituinara'], /brand bituinara was not stopped/],
  ])('rejects %j and changes nothing', async (args, message) => {
    await expect(run(...args, ...because)).rejects.toThrow(message);
    expect(await store.db.select().from(incidentSwitches)).toEqual([]);
    expect(await run('list')).toBe('Nothing is stopped.');
  });

  it.each([
    [[], /Usage/],
    [['off', 'vendor', 'LANTERN', ...because], /Usage/],
    [['stop'], /Usage/],
    [['stop', 'game', 'LANTERN', ...because], /Usage/],
    [['stop', 'vendor', 'LANTERN', 'KESTREL', ...because], /Usage/],
    [['stop', 'vendor', 'LANTERN', '--quiet'], /--quiet/],
    [['stop', 'vendor', 'LANTERN'], /--reason is missing/],
    [['stop', 'vendor', 'LANTERN', '--reason', '  '], /--reason is missing/],
    [['stop', 'vendor', 'LANTERN', '--reason', 'x'.repeat(501)], /at most 500 characters/],
    [['stop', 'vendor', 'LANTERN', '--reason', 'one\nvendor KESTREL: stopped'], /in one line/],
    [['stop', 'vendor', 'LANTERN', '--reason', 'red \u001B[31m'], /in one line/],
    [['stop', 'vendor', 'LANTERN', '--by', '', ...because], /--by is missing/],
    [['stop', 'vendor', 'LANTERN', '--only', 'deposits', ...because], /not for a vendor/],
    [['stop', 'vendor', 'LANTERN', '--until', '2099-01-01T00:00Z', ...because], /only for the stop of a whole brand/],
    [['stop', 'brand', 'bituinara', '--brand', 'lualoc', ...because], /not for a brand/],
    [['stop', 'brand', 'bituinara', '--only', 'log-ins', ...because], /must be deposits or withdrawals/],
    [['stop', 'brand', 'bituinara', '--until', 'tomorrow', ...because], /time in the future/],
    [['stop', 'brand', 'bituinara', '--until', '2020-01-01T00:00Z', ...because], /time in the future/],
    [['stop', 'brand', 'bituinara', '--until', '2099-02-31T99:00Z', ...because], /time in the future/],
    [['stop', 'brand', 'bituinara', '--until', '2099-01-01T00:00', ...because], /time zone/],
    [['start', 'brand', 'bituinara', '--until', '2099-01-01T00:00Z', ...because], /only for the stop/],
    [['list', 'vendor'], /Usage/],
  ])('rejects the arguments %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
    expect(await store.db.select().from(incidentSwitches)).toEqual([]);
  });

  it('needs a name if the machine does not know the user', async () => {
    const deps = { db: store.db, clock, userName: undefined };
    await expect(runSwitchCommand(deps, ['stop', 'vendor', 'LANTERN', ...because])).rejects.toThrow(/--by is missing/);
  });

  it('keeps the first record when two people stop the same at the same time', async () => {
    const messages = await Promise.all([
      run('stop', 'vendor', 'LANTERN', ...because),
      run('stop', 'vendor', 'LANTERN', '--reason', 'second', '--by', 'ben'),
    ]);
    expect(messages.filter((message) => message.includes('was stopped before'))).toHaveLength(1);
    expect(await store.db.select().from(incidentSwitches)).toHaveLength(1);
    await run('start', 'vendor', 'LANTERN', ...because);
    expect(await run('list')).toBe('Nothing is stopped.');
  });

  it('stops deposits and withdrawals of a provider together, and starts them one by one', async () => {
    await run('stop', 'channel', demoProviderCode, ...because);
    const lines = ['deposits', 'withdrawals'].map((kind) => `${kind} ${demoProviderCode} of all brands: stopped`);
    for (const line of lines) expect(await run('list')).toContain(line);
    const started = await run('start', 'channel', demoProviderCode, '--only', 'withdrawals', ...because);
    expect(started).toContain(`Still ${lines[0]}`);
    expect(await run('list')).not.toContain('withdrawals');
    await run('start', 'channel', demoProviderCode, ...because);
    expect(await run('list')).toBe('Nothing is stopped.');
  });

  it('reports what is still stopped after a start', async () => {
    await run('stop', 'vendor', 'LANTERN', ...because);
    await run('stop', 'vendor', 'LANTERN', '--brand', 'bituinara', ...because);
    expect(await run('start', 'vendor', 'LANTERN', ...because)).toMatch(
      /all brands: started\.\nStill vendor LANTERN of bituinara: stopped/,
    );
    await expect(run('start', 'vendor', 'LANTERN', ...because)).rejects.toThrow(
      /was not stopped[^]*LANTERN of bituinara/,
    );
  });

  it('sets the maintenance of a brand with its end, changes the end, and ends it', async () => {
    const read = async () => (await store.db.select().from(merchants).where(eq(merchants.code, 'lualoc')))[0];
    await run('stop', 'brand', 'lualoc', '--until', '2099-01-01T08:00+02:00', ...because);
    expect(await read()).toMatchObject({ maintenance: true, maintenanceUntil: new Date('2099-01-01T06:00Z') });
    expect(await run('list')).toMatch(/^brand lualoc: stopped .* \(until 2099-01-01T06:00:00Z\)$/);
    expect(await run('stop', 'brand', 'lualoc', '--until', '2099-01-02T08:00Z', ...because)).toContain('before');
    expect(await read()).toMatchObject({ maintenance: true, maintenanceUntil: new Date('2099-01-02T08:00Z') });
    await run('start', 'brand', 'lualoc', ...because);
    expect(await read()).toMatchObject({ maintenance: false, maintenanceUntil: null });
  });

  it('lists and ends a maintenance that was set with SQL', async () => {
    await store.db.update(merchants).set({ maintenance: true }).where(eq(merchants.code, 'lualoc'));
    expect(await run('list')).toBe('brand lualoc: stopped, without a record');
    expect(await run('start', 'brand', 'lualoc', ...because)).toContain('brand lualoc: started');
    expect(await run('list')).toBe('Nothing is stopped.');
  });
});

const server = inject('postgresServer');

describe.runIf(server)('the program', () => {
  it('changes the database of the settings, and ends with an error for an unknown vendor', async () => {
    const database = await createPostgresTestStore(server as string);
    const script = fileURLToPath(new URL('switch.ts', import.meta.url));
    const runProgram = async (...args: string[]) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
        env: { PATH: process.env.PATH, DATABASE_URL: database.url, SUDO_USER: 'ana' },
      });
      const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      return { output, errors, code };
    };
    try {
      expect(await runProgram('stop', 'vendor', 'LANTERN', ...because)).toEqual({
        output: expect.stringContaining('vendor LANTERN of all brands: stopped'),
        errors: '',
        code: 0,
      });
      expect(await database.db.select().from(incidentSwitches)).toMatchObject([{ stoppedBy: 'ana' }]);
      expect(await runProgram('stop', 'vendor', 'NOBODY', ...because)).toEqual({
        output: '',
        errors: expect.stringMatching(/^There is no vendor "NOBODY"\. The vendors are: /),
        code: 1,
      });
    } finally {
      await database.close();
    }
  });
});
