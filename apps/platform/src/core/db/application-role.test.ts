import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTarget, stopTarget } from '../../modules/incidents/index.ts';
import { counterpartAccount, postMovement } from '../../modules/ledger/index.ts';
import { ledgerAccounts } from '../../modules/ledger/ledger.tables.ts';
import { merchants } from '../../modules/brands/brands.tables.ts';
import { members } from '../../modules/members/members.tables.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { readRevision } from '../revisions/watch-revision.ts';
import { ApplicationRoleError, grantApplicationRights, grantApplicationRole } from './application-role.ts';
import type { Database } from './database.ts';

const server = inject('postgresServer');

describe.runIf(server)('the role of the application on PostgreSQL', () => {
  const role = `livery_app_${randomUUID().slice(0, 8)}`;
  const merchant = 'roles';
  const member = randomUUID();
  const at = new Date('2026-11-20T08:00:00Z');
  let owner: PostgresTestStore;
  let application: pg.Client;
  let admin: pg.Client;
  let gateway: Database;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create role ${role} login password 'application'`);
    owner = await createEmptyPostgresStore(server as string);
    const url = Object.assign(new URL(owner.url), { username: role, password: 'application' }).href;
    await owner.db.insert(merchants).values({ code: merchant });
    await owner.db.insert(members).values({
      id: member,
      merchant,
      username: member,
      usernameKey: member,
      passwordHash: '-',
      lineage: `/${member}/`,
      registeredAt: at,
    });
    await grantApplicationRights(owner.url, url);
    application = new pg.Client({ connectionString: url });
    await application.connect();
    gateway = drizzle(application);
  }, 300_000);
  afterAll(async () => {
    await application.end();
    await owner.close();
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  it('moves money like the owner does', async () => {
    const cash = counterpartAccount(merchant, 'cash');
    const held = counterpartAccount(merchant, 'held');
    await gateway.insert(ledgerAccounts).values([
      { id: member, merchant, kind: 'member', memberId: member, currency: 'PHP' },
      { id: cash, merchant, kind: 'cash', currency: 'PHP' },
      { id: held, merchant, kind: 'held', currency: 'PHP' },
    ]);
    const move = (counterpart: string, amount: number) =>
      gateway.transaction((tx) =>
        postMovement(tx, { merchant, kind: 'transfer', memberId: member, counterpart, amount, reference: 'r', at }),
      );
    expect(await move(cash, 500)).toBe(500);
    expect(await move(held, -200)).toBe(300);
    expect(await move(held, 200)).toBe(500);
  });

  it('stops and starts a vendor', async () => {
    const target = { kind: 'vendor', merchant: '*', subject: 'LANTERN' } as const;
    const change = { by: 'ana', at, reason: 'wrong results' };
    const before = await readRevision(gateway, 'incident-switches');
    expect(await gateway.transaction((tx) => stopTarget(tx, target, change, null))).toBe(true);
    expect(await gateway.transaction((tx) => startTarget(tx, target, change))).toBe(true);
    expect(await readRevision(gateway, 'incident-switches')).toBeGreaterThan(before);
  });

  it.each([
    'alter table ledger_entries add column note text',
    'alter table ledger_entries disable trigger all',
    'drop trigger ledger_post on ledger_entries',
    'drop table ledger_entries',
    'drop table members',
    'truncate ledger_entries cascade',
    'truncate sessions',
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    "update brand_versions set note = ''",
    'delete from brand_assets',
    'delete from releases',
    'delete from brand_environment_changes',
    'delete from draft_operations',
    'delete from drafts',
    'update ledger_transactions set at = now()',
    'delete from ledger_transactions',
    'delete from ledger_accounts',
    "update ledger_accounts set currency = 'VND'",
    'update ledger_accounts set balance = balance + 1',
    "insert into ledger_holds (account_id, cause, amount) values ('roles.held', 'x', 1)",
    'update ledger_holds set amount = 0',
    'delete from incident_switches',
    'delete from operators',
    'delete from operator_grants',
    'delete from operator_api_tokens',
    'create table notes (id text)',
    'create or replace function ledger_post() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger later after insert on members for each row execute function ledger_post()',
    'set session_replication_role = replica',
    'delete from drizzle.__drizzle_migrations',
  ])('cannot run: %s', async (statement) => {
    await expect(application.query(statement)).rejects.toThrow(
      /permission denied|must be owner|never edited|no schema has been selected/,
    );
  });

  it('owns no table', async () => {
    const { rows } = await application.query('select tablename from pg_tables where tableowner = current_user');
    expect(rows).toEqual([]);
  });

  it('is rejected if it does not exist, is a superuser, or owns a table', async () => {
    await expect(grantApplicationRights(owner.url, owner.url)).rejects.toThrow(/same role/);
    await expect(grantApplicationRole(owner.db, 'nobody-at-all')).rejects.toThrow(ApplicationRoleError);
    await expect(grantApplicationRole(owner.db, new URL(server as string).username)).rejects.toThrow(/superuser/);
    await owner.db.execute(sql.raw(`grant all on schema public to ${role}`));
    await owner.db.execute(sql.raw(`alter table jackpot_rounds owner to ${role}`));
    await expect(grantApplicationRole(owner.db, role)).rejects.toThrow(/owns tables/);
    await owner.db.execute(sql.raw('alter table jackpot_rounds owner to current_user'));
  });
});
