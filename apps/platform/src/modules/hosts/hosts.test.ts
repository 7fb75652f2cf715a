import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { addBrandHost, checkBrandHost, listBrandHosts, removeBrandHost } from '@livery/contract/operators/hosts';
import { checkBrandDocument } from '@livery/contract/operators/releases';
import { startDnsServer } from '@livery/test-servers/dns-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../core/clock/durations.ts';
import { createEmptyAppStore } from '../../testing/app-store.ts';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { addImages, composeBrandFiles, publish, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const brand = 'plenty';
let folder: string;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
let gateway: OperatorGateway;
/** Second gateway on the same database. */
let other: OperatorGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-hosts-'));
  await writeCompiledApp(join(folder, 'compile'));
  dns = await startDnsServer();
  const store = await createEmptyAppStore();
  const options = {
    settings: { compileFolder: join(folder, 'compile'), dnsServers: [dns.address] },
    runtime: { releasesFolder: join(folder, 'releases') },
    permissions: { reader: ['brands:read' as const] },
  };
  gateway = await buildOperatorGateway({ ...options, store });
  other = await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await gateway.close();
  await dns.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => dns.setMode('up'));

const add = async (host: string, code = brand) => getValue(await gateway.call(addBrandHost, { brand: code, host }));
const check = async (host: string, code = brand) => getValue(await gateway.call(checkBrandHost, { brand: code, host }));
const list = async (code = brand) => getValue(await gateway.call(listBrandHosts, { brand: code })).hosts;
const findHost = async (host: string) => (await list()).find((each) => each.host === host);
const setRecord = ({ proof }: Awaited<ReturnType<typeof add>>): void =>
  dns.set('TXT', proof?.txt.name ?? '', proof?.txt.value ?? '');
const verify = async (host: string, code = brand) => {
  setRecord(await add(host, code));
  return check(host, code);
};
const open = (host: string, from = gateway) => from.core.app.inject({ url: '/', headers: { host } });
/** Advances the clocks of both gateways, and runs the job that checks the hosts on both gateways at the same time. */
const pass = async (time: number): Promise<void> => {
  gateway.clock.advance(time);
  other.clock.advance(time);
  await Promise.all([gateway.runJob('hosts.check'), other.runJob('hosts.check')]);
};
const publishWith = async (domains: readonly string[]): Promise<void> => {
  const files = await readFixtureBrand((text) => text.replace('{', `{ "domains": ${JSON.stringify(domains)},`));
  await publish(gateway, brand, (await composeBrandFiles(gateway, files)).releaseId);
  for (const each of [gateway, other]) await each.runJob('releases.follow');
};

describe('a host that an operator enters', () => {
  it('is served on every gateway after its proof was found, and not before', async () => {
    await publishWith(['play.example']);
    expect((await open('play.example')).statusCode).toBe(421);
    expect(await list()).toMatchObject([{ host: 'play.example', state: 'unclaimed', isServed: false, proof: null }]);
    const added = await add('play.example');
    expect(added).toMatchObject({ state: 'waiting', reason: null, isServed: false, source: 'console' });
    expect(await check('play.example')).toMatchObject({ state: 'waiting', reason: 'recordMissing' });
    expect((await open('play.example')).statusCode).toBe(421);
    setRecord(added);
    expect(await check('play.example')).toMatchObject({ state: 'verified', method: 'txt', endsAt: null });
    await gateway.core.brands.reload();
    await other.runJob('releases.follow');
    expect((await open('play.example')).statusCode).toBe(200);
    expect((await open('play.example', other)).statusCode).toBe(200);
    expect(await findHost('play.example')).toMatchObject({ isServed: true });
    expect(gateway.core.hosts.getOrigins(gateway.core.brands.find(brand)!)).toContain('http://play.example');
  });

  it('is found by the job, once by two gateways, with a record in the audit log', async () => {
    setRecord(await add('job.example'));
    gateway.audit.length = 0;
    other.audit.length = 0;
    await pass(0);
    expect(await findHost('job.example')).toMatchObject({ state: 'verified' });
    const entries = [...gateway.audit, ...other.audit].filter(({ subject }) => subject?.id === 'job.example');
    expect(entries).toMatchObject([{ operation: 'checkBrandHost', operatorId: null, changes: { state: 'verified' } }]);
  });

  it('keeps its token when it is added twice, so that a record that exists stays right', async () => {
    const first = await add('twice.example');
    expect((await add('HTTPS://Twice.Example/')).proof).toEqual(first.proof);
    expect((await list()).filter(({ host }) => host === 'twice.example')).toHaveLength(1);
  });

  it('is shown in both spellings', async () => {
    expect(await add('bücher.example')).toMatchObject({ host: 'xn--bcher-kva.example', unicode: 'bücher.example' });
  });

  it('expires without a proof, and can be started again with the same record', async () => {
    const added = await add('late.example');
    await pass(days(14));
    expect(await findHost('late.example')).toMatchObject({ state: 'expired', endsAt: null, nextCheckAt: null });
    expect(await add('late.example')).toMatchObject({ state: 'waiting', proof: added.proof });
  });

  it('stays live with a warning after its record was lost, and stops at the date of the warning', async () => {
    const { proof } = await verify('lost.example');
    await publishWith(['play.example', 'lost.example']);
    expect((await open('lost.example')).statusCode).toBe(200);
    dns.remove('TXT', proof?.txt.name ?? '');
    await pass(days(1));
    const warned = await findHost('lost.example');
    expect(warned).toMatchObject({ state: 'verified', reason: 'recordMissing', isServed: true });
    expect(Date.parse(warned?.endsAt ?? '')).toBe(gateway.clock.now().getTime() + days(14));
    await pass(days(14));
    await gateway.core.brands.reload();
    expect(await findHost('lost.example')).toMatchObject({ state: 'expired', isServed: false });
    expect((await open('lost.example')).statusCode).toBe(421);
    expect((await open('play.example')).statusCode).toBe(200);
  });

  it('is not served any more after it was removed', async () => {
    await verify('gone.example');
    await publishWith(['play.example', 'gone.example']);
    expect((await open('gone.example')).statusCode).toBe(200);
    const removed = await gateway.call(removeBrandHost, { brand, host: 'gone.example' });
    expect(getValue(removed)).toEqual({ wasServed: true });
    await gateway.core.brands.reload();
    expect((await open('gone.example')).statusCode).toBe(421);
    expect((await gateway.call(removeBrandHost, { brand, host: 'gone.example' })).status).toBe(404);
  });

  it('is checked later and later, and reports why the check failed', async () => {
    await add('slow.example');
    await pass(0);
    dns.setMode('broken');
    await pass(minutes(1));
    expect(await findHost('slow.example')).toMatchObject({ state: 'failed', reason: 'dnsFailed' });
    await pass(minutes(1));
    const { nextCheckAt } = (await findHost('slow.example')) ?? {};
    expect(Date.parse(nextCheckAt ?? '')).toBe(gateway.clock.now().getTime() + minutes(1));
    await pass(hours(7));
    expect(Date.parse((await findHost('slow.example'))?.nextCheckAt ?? '')).toBeGreaterThan(
      gateway.clock.now().getTime() + minutes(2),
    );
  });
});

describe('a host that a brand cannot have', () => {
  it.each([
    ['not a host', 'ops.host.invalid'],
    ['10.0.0.1', 'ops.host.invalid'],
    ['play.example/shop', 'ops.host.invalid'],
    ['games.example.com', 'ops.host.invalid'],
    ['plenty.play.test', 'ops.host.taken'],
    ['play.test', 'ops.host.taken'],
    ['console.play.test', 'ops.host.taken'],
  ])('is rejected in words: %s', async (host, errorCode) => {
    const { status, body } = await gateway.call(addBrandHost, { brand, host });
    expect([status, body]).toMatchObject([expect.any(Number), { success: false, errorCode }]);
    expect(status).toBeLessThan(500);
  });

  it('is one that another brand has proved, or one that looks like it', async () => {
    await verify('alike.example');
    const same = await gateway.call(addBrandHost, { brand: 'lualoc', host: 'alike.example' });
    expect(same.body).toMatchObject({ errorCode: 'ops.host.taken', value: { kind: 'same', other: 'alike.example' } });
    const alike = await gateway.call(addBrandHost, { brand: 'lualoc', host: 'a1ike.example' });
    expect(alike.body).toMatchObject({ errorCode: 'ops.host.taken', value: { kind: 'confusable' } });
    const cyrillic = await gateway.call(addBrandHost, { brand: 'lualoc', host: 'аlike.example' });
    expect(cyrillic.body).toMatchObject({ errorCode: 'ops.host.taken', value: { kind: 'confusable' } });
  });

  it('belongs to the first of two brands whose proof is found, also if both are checked at once', async () => {
    const [one, two] = [await add('both.example'), await add('both.example', 'lualoc')];
    dns.set('TXT', one.proof?.txt.name ?? '', one.proof?.txt.value ?? '', two.proof?.txt.value ?? '');
    const results = await Promise.all([check('both.example'), check('both.example', 'lualoc')]);
    expect(results.map(({ state }) => state).sort()).toEqual(['failed', 'verified']);
    expect(results.find(({ state }) => state === 'failed')).toMatchObject({ reason: 'taken', found: 'both.example' });
  });

  it('is a problem of a document, also if no release names the host yet', async () => {
    await verify('reserved.example', 'lualoc');
    const { brand: _, ...files } = await readFixtureBrand((text) =>
      text.replace('{', '{ "domains": ["reserved.example"],'),
    );
    const document = await addImages(gateway, { ...files, brand });
    const { problems } = getValue(await gateway.call(checkBrandDocument, document));
    expect(problems).toMatchObject([{ path: '$.domains[0]', reason: expect.stringContaining('lualoc') }]);
  });
});

it('is only listed for an operator without the permission to change it', async () => {
  const call = { operator: 'reader' };
  expect((await gateway.call(listBrandHosts, { brand }, call)).status).toBe(200);
  expect((await gateway.call(addBrandHost, { brand, host: 'x.example' }, call)).status).toBe(403);
  expect((await gateway.call(removeBrandHost, { brand, host: 'play.example' }, call)).status).toBe(403);
});
