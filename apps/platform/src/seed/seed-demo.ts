import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { announcements, bets, games, ledgerAccounts, ledgerEntries, ledgerTransactions, members, merchants, merchantVendors, vendors } from '../db/schema/tables.ts';
import { memberAccount } from '../ledger/accounts.ts';
import { hashPassword } from '../session/password.ts';
import { generateGames, type CatalogueOptions, type NewGame } from './catalogue/generate-games.ts';
import { placeVendors } from './catalogue/place-vendors.ts';
import { demoVendors } from './catalogue/vendors.data.ts';
import { announcementRows } from './content/announcements.rows.ts';
import { insertRows } from './insert-rows.ts';
import { demoPassword, generateMembers } from './members/generate-members.ts';
import { generatePlay } from './play/generate-play.ts';

export interface Seeding extends CatalogueOptions {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
}

const seedCatalogue = async (db: Database, options: CatalogueOptions): Promise<void> => {
  const rows = generateGames(options);
  await db.transaction(async (tx) => {
    await tx.insert(vendors).values(demoVendors.map(({ code, name, names = {} }, position) => ({ code, name, names, position })));
    await insertRows(tx, games, rows);
  });
};

/** Two entries each, and all entries of a transaction belong in one statement. */
const happeningsAtOnce = 2000;

/** Everything of one brand at once or nothing: a seeding that is cut short starts over. */
const seedBrand = async (db: Database, merchant: Merchant, catalogue: readonly NewGame[], passwordHash: string, { seed, clock }: Seeding): Promise<void> => {
  const now = clock.now();
  const people = generateMembers({ merchant, now, seed, passwordHash });
  const play = generatePlay({ merchant, members: people, games: catalogue, now, seed });
  await db.transaction(async (tx) => {
    await tx.insert(merchantVendors).values(placeVendors(merchant, seed)).onConflictDoNothing();
    await tx.insert(announcements).values(announcementRows(merchant, now));
    await insertRows(tx, members, people);
    await insertRows(tx, ledgerAccounts, people.map(({ id }) => ({ id: memberAccount(id), merchant: merchant.code, kind: 'member' as const, memberId: id, currency: merchant.currency })));
    for (let from = 0; from < play.happenings.length; from += happeningsAtOnce) {
      const happenings = play.happenings.slice(from, from + happeningsAtOnce);
      await insertRows(tx, ledgerTransactions, happenings.map(({ transaction }) => transaction));
      await insertRows(tx, ledgerEntries, happenings.flatMap(({ entries }) => entries));
    }
    await insertRows(tx, bets, play.bets);
    await tx.update(merchants).set({ seededAt: now }).where(eq(merchants.code, merchant.code));
  });
};

/** Fills what is still empty: the catalogue, and every brand that has not been filled before. The same seed gives the same data. */
export const seedDemo = async (db: Database, seeding: Seeding): Promise<void> => {
  const [known] = await db.select({ count: sql<number>`count(*)::int` }).from(vendors);
  if (!known?.count) await seedCatalogue(db, seeding);
  const seeded = new Set((await db.select().from(merchants)).filter(({ seededAt }) => seededAt).map(({ code }) => code));
  const missing = seeding.brands.filter(({ code }) => !seeded.has(code));
  if (missing.length === 0) return;
  const catalogue = await db.select().from(games);
  const passwordHash = await hashPassword(demoPassword);
  for (const merchant of missing) await seedBrand(db, merchant, catalogue, passwordHash, seeding);
};
