import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { demoClasses } from '@livery/demo/catalogue/classes';
import { generateGames, type CatalogueOptions } from '@livery/demo/catalogue/games';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import { demoLotteries } from '@livery/demo/lottery/lotteries';
import { demoPassword, demoPaymentPassword } from '@livery/demo/members/accounts';
import type { Clock } from '../../core/clock/clock.ts';
import type { KeyStore } from '../../core/crypto/gateway-keys.ts';
import type { Database } from '../../core/db/database.ts';
import { days } from '../../core/clock/durations.ts';
import { claimDatabase } from '../../core/db/database-purpose.ts';
import { hashPassword } from '../../core/crypto/password-hash.ts';
import { aggregateTeams } from '../../modules/agents/index.ts';
import { loadAccountNumberCipher } from '../../modules/payments/index.ts';
import { insertInChunks } from '../../core/db/insert-in-chunks.ts';
import { generatePastDraws } from './lottery/past-draws.rows.ts';
import { generateLeagues } from './sports/generate-leagues.ts';
import { seedSecurityQuestions } from './security/seed-security-questions.ts';
import { rankGames } from '../../modules/betting/index.ts';
import { gameClasses, games, vendors } from '../../modules/catalogue/index.ts';
import { leagues, teams } from '../../modules/sports/index.ts';
import { lotteryIssues, lotteryMinBets, writeLotteries } from '../../modules/lottery/index.ts';
import { merchants } from '../../modules/brands/index.ts';
import { seedOperators } from './operators/seed-operators.ts';
import { seedBrand } from './seed-brand.ts';

export interface SeedOptions extends CatalogueOptions {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  readonly keys: KeyStore;
}

/** Generates the rows of the demo games. Their listing times are relative to the start of the demonstration. */
const generateGameRows = (options: SeedOptions): (typeof games.$inferInsert)[] => {
  const now = options.clock.now().getTime();
  return generateGames(options).map(({ listedDaysAgo, ...game }) => ({
    ...game,
    ...(game.lottoMode !== null && lotteryMinBets),
    listedAt: new Date(now - days(listedDaysAgo)),
  }));
};

const seedCatalogue = async (db: Database, options: SeedOptions): Promise<void> => {
  const rows = generateGameRows(options);
  const draws = await generatePastDraws(options.seed, options.clock.now());
  await db.transaction(async (tx) => {
    await tx
      .insert(vendors)
      .values(demoVendors.map(({ code, name, names = {} }, position) => ({ code, name, names, position })));
    await insertInChunks(tx, games, rows);
    await writeLotteries(
      tx,
      demoLotteries.map(({ code, family, names, schedule, closesBefore, position }) => ({
        code,
        family,
        names,
        schedule,
        closesBefore,
        position,
      })),
    );
    await insertInChunks(tx, lotteryIssues, draws);
    await tx.insert(gameClasses).values([...demoClasses]);
    const sport = generateLeagues(rows);
    if (sport.leagues.length > 0) await tx.insert(leagues).values(sport.leagues);
    if (sport.teams.length > 0) await tx.insert(teams).values(sport.teams);
  });
};

/**
 * Adds the figures of games to the catalogue of a demonstration that an earlier version started. Its games have no
 * listing time.
 */
const addMissingFigures = async (db: Database, options: SeedOptions): Promise<void> => {
  const unlisted = new Set(
    (await db.select({ nodeId: games.nodeId }).from(games).where(isNull(games.listedAt))).map(({ nodeId }) => nodeId),
  );
  const missing = unlisted.size === 0 ? [] : generateGameRows(options).filter(({ nodeId }) => unlisted.has(nodeId));
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { nodeId, minBet, minBets, listedAt } of missing)
      await tx
        .update(games)
        .set({ minBet, minBets, listedAt })
        .where(and(eq(games.nodeId, nodeId), isNull(games.listedAt)));
  });
};

/**
 * Inserts missing demo data: the catalogue, and the data of each brand without data. The same seed number always gives
 * the same data. Throws a DatabasePurposeError if the database belongs to a production gateway.
 */
export const seedDemo = async (db: Database, options: SeedOptions): Promise<void> => {
  await claimDatabase(db, 'demonstration', options.clock.now());
  const [existing] = await db.select({ count: sql<number>`count(*)::int` }).from(vendors);
  if (!existing?.count) await seedCatalogue(db, options);
  else await addMissingFigures(db, options);
  await seedOperators(db, options);
  const seeded = new Set(
    (await db.select().from(merchants)).filter(({ seededAt }) => seededAt).map(({ code }) => code),
  );
  const missing = options.brands.filter(({ code }) => !seeded.has(code));
  if (missing.length === 0) return;
  const catalogue = await db.select().from(games);
  await seedSecurityQuestions(db);
  const shared = {
    catalogue,
    seed: options.seed,
    passwordHash: await hashPassword(demoPassword),
    paymentPasswordHash: await hashPassword(demoPaymentPassword),
    accountNumbers: await loadAccountNumberCipher(options.keys),
  };
  for (const merchant of missing) {
    await seedBrand(db, { ...shared, merchant, now: options.clock.now() });
    await rankGames(db, options.clock, merchant.code);
  }
  await aggregateTeams(db);
};
