import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { createContractJobs } from '../../modules/agents/payouts/payout-jobs.ts';
import { withoutNotifications } from '../../modules/notifications/transaction-runner.ts';
import { memberAccount } from '../../modules/ledger/accounts.ts';
import { hashPassword } from '../../core/crypto/password-hash.ts';
import { aggregateTeams } from '../../modules/agents/team/statistics.ts';
import { createAccountNumberCipher } from '../../modules/payments/bank-accounts/account-number-cipher.ts';
import { demoClasses } from './catalogue/classes.data.ts';
import { generateGames, type CatalogueOptions, type NewGame } from './catalogue/generate-games.ts';
import { assignVendors } from './catalogue/assign-vendors.ts';
import { demoVendors } from './catalogue/vendors.data.ts';
import { toAnnouncementRows } from './announcements/announcements.rows.ts';
import { generateContracts, generateDownlineRates, listPayDays } from './agents/generate-contracts.ts';
import { generateCommissions } from './agents/generate-commissions.ts';
import { toResourceRows } from './app-install/resources.rows.ts';
import { toHelpPageRows } from './help/help-pages.rows.ts';
import { insertInChunks } from '../../core/db/insert-in-chunks.ts';
import { toInboxMessageRows } from './inbox-messages/inbox-messages.rows.ts';
import { demoLotteries } from './lottery/lotteries.data.ts';
import { generatePastDraws } from './lottery/past-draws.rows.ts';
import { generateLeagues } from './sports/generate-leagues.ts';
import { demoPassword, generateMembers } from './members/generate-members.ts';
import { generateProfiles } from './members/generate-profiles.ts';
import { toChannelRows, toPayoutBankRows, toRebateRateRows, toWithdrawalRuleRow } from './payments/channels.rows.ts';
import { generateMoney } from './payments/generate-payments.ts';
import { demoPaymentPassword, toPayoutRows } from './payments/payout.rows.ts';
import { generatePlay, getStakeUnit } from './betting/generate-bets.ts';
import { generateRewards } from './rewards/generate-rewards.ts';
import { toMissionRows, toPromotionRows, toVipLevelRows } from './rewards/reward-rows.ts';
import { generateSavedGames } from './favourites/generate-favourites.ts';
import { seedSecurityQuestions } from './security/seed-security-questions.ts';
import { toContactRows } from './support/contacts.rows.ts';
import { announcements } from '../../modules/content/announcements/announcements.tables.ts';
import { appResources } from '../../modules/brands/app-install/app-install.tables.ts';
import { withdrawalRules, withdrawals } from '../../modules/payments/withdrawals.tables.ts';
import { bets } from '../../modules/betting/betting.tables.ts';
import { contractVersions } from '../../modules/agents/contracts/contracts.tables.ts';
import { deposits, paymentChannels } from '../../modules/payments/deposits/deposits.tables.ts';
import { gameClasses, games, merchantVendors, vendors } from '../../modules/catalogue/catalogue.tables.ts';
import { helpPages } from '../../modules/content/help/help.tables.ts';
import { leagues, teams } from '../../modules/sports/fixtures.tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../modules/ledger/ledger.tables.ts';
import { commissions, memberRates } from '../../modules/commissions/commissions.tables.ts';
import { lotteries, lotteryIssues } from '../../modules/lottery/lottery.tables.ts';
import { memberMessages } from '../../modules/notifications/notifications.tables.ts';
import { memberProfiles } from '../../modules/members/member-profiles.tables.ts';
import { members } from '../../modules/members/members.tables.ts';
import { merchants } from '../../modules/brands/brands.tables.ts';
import { rewardClaims } from '../../modules/rewards/rewards.tables.ts';
import { rebateClaims, rebateLines, rebateRates } from '../../modules/payments/cashback/cashback-rebates.tables.ts';
import { supportContacts } from '../../modules/support/support.tables.ts';
import { favouriteGames } from '../../modules/catalogue/favourites/favourites.tables.ts';
import { recentGames } from '../../modules/catalogue/recent-games/recent-games.tables.ts';
import { bankCards, payoutBanks } from '../../modules/payments/bank-accounts.tables.ts';
import { paymentPasswords } from '../../modules/payments/payment-password.tables.ts';
import { missions } from '../../modules/rewards/missions.tables.ts';
import { vipLevels } from '../../modules/rewards/vip.tables.ts';
import { referralCodes, referrals } from '../../modules/rewards/referral.tables.ts';
import { promotions } from '../../modules/rewards/promotions.tables.ts';

export interface SeedOptions extends CatalogueOptions {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
}

const seedCatalogue = async (db: Database, options: SeedOptions): Promise<void> => {
  const rows = generateGames(options);
  const draws = await generatePastDraws(options.seed, options.clock.now());
  await db.transaction(async (tx) => {
    await tx
      .insert(vendors)
      .values(demoVendors.map(({ code, name, names = {} }, position) => ({ code, name, names, position })));
    await insertInChunks(tx, games, rows);
    await insertInChunks(tx, lotteries, demoLotteries);
    await insertInChunks(tx, lotteryIssues, draws);
    await tx.insert(gameClasses).values([...demoClasses]);
    const sport = generateLeagues(rows);
    if (sport.leagues.length > 0) await tx.insert(leagues).values(sport.leagues);
    if (sport.teams.length > 0) await tx.insert(teams).values(sport.teams);
  });
};

/** Number of small stakes from which a demo brand's member counts as active. */
const activeUnits = 2;

/**
 * Maximum number of movements per statement. A movement has up to three entries, and all entries of a transaction must
 * be in one statement.
 */
const movementsPerChunk = 1300;

type LedgerMovement = {
  readonly transaction: typeof ledgerTransactions.$inferInsert;
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
};

/** Inserts the ledger in chronological order. Contract payouts run at each stop in between. */
const insertLedger = async (
  tx: Database,
  merchant: Merchant,
  movements: readonly LedgerMovement[],
  stops: readonly Date[],
): Promise<void> => {
  let written = 0;
  for (const stop of stops) {
    const next = movements.findIndex(({ transaction }, index) => index >= written && transaction.at > stop);
    const until = stop === stops.at(-1) || next < 0 ? movements.length : next;
    for (; written < until; written += movementsPerChunk) {
      const chunk = movements.slice(written, Math.min(until, written + movementsPerChunk));
      await insertInChunks(
        tx,
        ledgerTransactions,
        chunk.map(({ transaction }) => transaction),
      );
      await insertInChunks(
        tx,
        ledgerEntries,
        chunk.flatMap(({ entries }) => entries),
      );
    }
    written = until;
    if (stops.length > 1)
      await createContractJobs({
        db: tx,
        clock: { now: () => stop },
        merchants: { all: [merchant] },
        withNotifications: withoutNotifications(tx),
        onPaid: async () => undefined,
      }).run();
  }
};

/** Seeds one brand in one transaction. An interrupted seeding starts again. */
const seedBrand = async (
  db: Database,
  merchant: Merchant,
  catalogue: readonly NewGame[],
  passwordHash: string,
  { seed, clock }: SeedOptions,
): Promise<void> => {
  const now = clock.now();
  const people = generateMembers({ merchant, now, seed, passwordHash });
  const play = generatePlay({ merchant, members: people, games: catalogue, now, seed });
  const savedGames = generateSavedGames({ members: people, bets: play.bets, now, seed });
  const offers = toPromotionRows(merchant, now);
  const goals = toMissionRows(merchant);
  const ladder = toVipLevelRows(merchant);
  const rewards = generateRewards({
    merchant,
    members: people,
    bets: play.bets,
    promotions: offers,
    missions: goals,
    levels: ladder,
    now,
    seed,
  });
  const [channels, payTo, rates] = [toChannelRows(merchant), toPayoutBankRows(merchant), toRebateRateRows(merchant)];
  const payout = toPayoutRows({
    merchant,
    members: people,
    banks: payTo,
    numbers: await createAccountNumberCipher(db),
    passwordHash: await hashPassword(demoPaymentPassword),
    now,
  });
  const money = generateMoney({
    merchant,
    members: people,
    games: catalogue,
    bets: play.bets,
    channels,
    rates,
    cards: payout.cards,
    getLevel: (id) => rewards.levels.get(id) ?? 0,
    now,
    seed,
  });
  const downlineRates = generateDownlineRates({ merchant, members: people, now, seed });
  const earned = generateCommissions({
    merchant,
    members: people,
    games: catalogue,
    bets: play.bets,
    rates: downlineRates,
    now,
    seed,
  });
  const contracts = generateContracts({ merchant, members: people, now, seed });
  // Sorted by time, like the ledger of a real brand.
  const movements = [...play.movements, ...rewards.movements, ...money.movements, ...earned.movements].sort(
    (one, other) => one.transaction.at.getTime() - other.transaction.at.getTime(),
  );
  await db.transaction(async (tx) => {
    await tx.insert(merchantVendors).values(assignVendors(merchant, seed)).onConflictDoNothing();
    await tx.insert(announcements).values(toAnnouncementRows(merchant, now));
    await tx.insert(helpPages).values(toHelpPageRows(merchant));
    await tx.insert(supportContacts).values(toContactRows(merchant.code));
    await tx.insert(appResources).values(toResourceRows(merchant.code));
    await tx
      .update(merchants)
      .set({ activeMinimum: activeUnits * getStakeUnit(merchant.currency) })
      .where(eq(merchants.code, merchant.code));
    await insertInChunks(
      tx,
      members,
      people.map((member) => ({ ...member, vipLevel: rewards.levels.get(member.id) ?? 0 })),
    );
    await tx.insert(memberMessages).values(toInboxMessageRows(people, now));
    await tx.insert(memberProfiles).values(generateProfiles(merchant, people));
    await insertInChunks(
      tx,
      ledgerAccounts,
      people.map(({ id }) => ({
        id: memberAccount(id),
        merchant: merchant.code,
        kind: 'member' as const,
        memberId: id,
        currency: merchant.currency,
      })),
    );
    await insertInChunks(tx, bets, play.bets);
    // A member who played had logged in on that day. There are no old session rows, so the log-ins are inserted here.
    await tx.execute(
      sql`insert into team_changes (merchant, member_id, day, logins) select distinct bets.merchant, member_id, (placed_at at time zone ${merchant.timeZone})::date, 1 from bets join members on members.id = member_id and members.type <> 4 where bets.merchant = ${merchant.code}`,
    );
    if (downlineRates.length > 0) await insertInChunks(tx, memberRates, downlineRates);
    if (contracts.length > 0) await tx.insert(contractVersions).values(contracts);
    if (earned.rebates.length > 0) await insertInChunks(tx, commissions, earned.rebates);
    await insertLedger(tx, merchant, movements, contracts.length > 0 ? listPayDays(merchant, now) : [now]);
    await tx.insert(paymentChannels).values(channels);
    await tx.insert(payoutBanks).values(payTo);
    await tx.insert(withdrawalRules).values(toWithdrawalRuleRow(merchant));
    await tx.insert(rebateRates).values(rates);
    await tx.insert(bankCards).values(payout.cards);
    await tx.insert(paymentPasswords).values(payout.passwords);
    await insertInChunks(tx, deposits, money.deposits);
    await insertInChunks(tx, withdrawals, money.withdrawals);
    await insertInChunks(tx, rebateClaims, money.claims);
    await insertInChunks(tx, rebateLines, money.lines);
    await tx.insert(promotions).values(offers);
    await tx.insert(missions).values(goals);
    await tx.insert(vipLevels).values(ladder);
    await insertInChunks(tx, rewardClaims, rewards.claims);
    if (rewards.codes.length > 0) await tx.insert(referralCodes).values([...rewards.codes]);
    if (rewards.referrals.length > 0) await tx.insert(referrals).values([...rewards.referrals]);
    await insertInChunks(tx, recentGames, savedGames.recents);
    await insertInChunks(tx, favouriteGames, savedGames.favourites);
    await tx.update(merchants).set({ seededAt: now }).where(eq(merchants.code, merchant.code));
  });
};

/** Seeds missing data: the catalogue, and each brand that was never seeded. The same seed gives the same data. */
export const seedDemo = async (db: Database, options: SeedOptions): Promise<void> => {
  const [existing] = await db.select({ count: sql<number>`count(*)::int` }).from(vendors);
  if (!existing?.count) await seedCatalogue(db, options);
  const seeded = new Set(
    (await db.select().from(merchants)).filter(({ seededAt }) => seededAt).map(({ code }) => code),
  );
  const missing = options.brands.filter(({ code }) => !seeded.has(code));
  if (missing.length === 0) return;
  const catalogue = await db.select().from(games);
  await seedSecurityQuestions(db);
  const passwordHash = await hashPassword(demoPassword);
  for (const merchant of missing) await seedBrand(db, merchant, catalogue, passwordHash, options);
  await aggregateTeams(db);
};
