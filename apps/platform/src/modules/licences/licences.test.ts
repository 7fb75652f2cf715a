import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import {
  confirmLicenceClause,
  getVersionLicence,
  listLicenceConfirmations,
  withdrawLicenceConfirmation,
} from '@livery/contract/operators/releases/licence';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const brand = 'plenty';
let folder: string;
let gateway: OperatorGateway;
let version: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-licences-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { reader: ['brands:read'] },
  });
  const files = await readFixtureBrand((text) => {
    const document = JSON.parse(text) as { site?: object; languages: string[] };
    return JSON.stringify({
      ...document,
      jurisdiction: 'pagcor',
      minimumAge: 21,
      site: { ...document.site, description: { [document.languages[0] ?? 'EN']: 'Risk-free fun' } },
    });
  });
  ({ version } = await composeBrandFiles(gateway, files));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const getClause = async (kind: string) =>
  getValue(await gateway.call(getVersionLicence, { brand, version })).clauses.find((clause) => clause.kind === kind);

it('reports which clause a version breaks, and where', async () => {
  expect(await getClause('claims')).toMatchObject({
    id: 'PH-2',
    state: 'notMet',
    breaches: [{ path: ['site', 'description', expect.any(String)], claim: 'risk free' }],
  });
  expect(await getClause('age')).toMatchObject({ state: 'met', breaches: [] });
});

it('has the name and the date of the person who confirmed a clause, once, and in the audit log', async () => {
  const { id: clause = '' } = (await getClause('messages')) ?? {};
  const call = { brand, clause, note: 'Seen on the home page' };
  const [first] = await Promise.all([
    gateway.call(confirmLicenceClause, call),
    gateway.call(confirmLicenceClause, call, { operator: 'sam' }),
  ]);
  expect(first.status).toBe(200);
  const { confirmations } = getValue(await gateway.call(listLicenceConfirmations, { brand }));
  expect(confirmations).toHaveLength(1);
  expect(await getClause('messages')).toMatchObject({ state: 'unknown', confirmation: confirmations[0] });
  expect(gateway.audit.filter(({ changes }) => changes.confirmed === true)).toMatchObject([
    { operation: 'confirmLicenceClause', subject: { kind: 'licenceClause', id: clause }, brand },
  ]);
});

it('loses a confirmation that is withdrawn, and keeps its row', async () => {
  const call = { brand, clause: 'PH-10', note: 'No line on the new page' };
  await gateway.call(confirmLicenceClause, call);
  expect((await gateway.call(withdrawLicenceConfirmation, call)).status).toBe(200);
  expect((await gateway.call(withdrawLicenceConfirmation, call)).status).toBe(404);
  expect(getValue(await gateway.call(listLicenceConfirmations, { brand })).confirmations).not.toContainEqual(
    expect.objectContaining({ clause: 'PH-10' }),
  );
  const change = gateway.core.db.execute(sql`update licence_confirmations set note = 'changed'`);
  await expect(change).rejects.toThrow('licence_confirmations');
  await expect(gateway.core.db.execute(sql`delete from licence_confirmations`)).rejects.toThrow(
    'licence_confirmations',
  );
});

it('rejects a clause that no profile has, and operators who may only read', async () => {
  expect((await gateway.call(confirmLicenceClause, { brand, clause: 'XX-1', note: 'x' })).status).toBe(404);
  const rejected = await gateway.call(
    confirmLicenceClause,
    { brand, clause: 'PH-9', note: 'x' },
    { operator: 'reader' },
  );
  expect(rejected.status).toBe(403);
  expect((await gateway.call(getVersionLicence, { brand, version: 99 })).status).toBe(404);
});
