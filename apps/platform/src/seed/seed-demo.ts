import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import {
  announcements,
  appResources,
  bankCards,
  bets,
  contractVersions,
  deposits,
  favouriteGames,
  gameClasses,
  games,
  helpPages,
  leagues,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  lineRebates,
  lotteries,
  lotteryIssues,
  memberMessages,
  memberProfiles,
  memberRates,
  members,
  merchants,
  merchantVendors,
  missions,
  paymentChannels,
  paymentPasswords,
  payoutBanks,
  promotions,
  rebateClaims,
  rebateLines,
  rebateRates,
  recentGames,
  referralCodes,
  referrals,
  rewardClaims,
  serviceContacts,
  teams,
  vendors,
  vipLevels,
  withdrawalRules,
  withdrawals,
} from '../db/schema/tables.ts';
import { createContractJobs } from '../contracts/contract-jobs.ts';
import { silently } from '../happenings/happen.ts';
import { memberAccount } from '../ledger/accounts.ts';
import { hashPassword } from '../session/password.ts';
import { foldTeams } from '../team/figures.ts';
import { openNumberSeal } from '../withdrawals/seal-number.ts';
import { demoClasses } from './catalogue/classes.data.ts';
import { generateGames, type CatalogueOptions, type NewGame } from './catalogue/generate-games.ts';
import { placeVendors } from './catalogue/place-vendors.ts';
import { demoVendors } from './catalogue/vendors.data.ts';
import { announcementRows } from './content/announcements.rows.ts';
import { generateContracts, heldRates, payDays } from './contracts/generate-contracts.ts';
import { generateLineRebates } from './contracts/generate-line-rebates.ts';
import { resourceRows } from './downloads/resources.rows.ts';
import { helpPageRows } from './help/help-pages.rows.ts';
import { insertRows } from './insert-rows.ts';
import { letterRows } from './letters/letters.rows.ts';
import { demoLotteries } from './lottery/lotteries.data.ts';
import { pastDraws } from './lottery/past-draws.rows.ts';
import { generateLeagues } from './matches/generate-leagues.ts';
import { demoPassword, generateMembers } from './members/generate-members.ts';
import { generateProfiles } from './members/generate-profiles.ts';
import { channelRows, payoutBankRows, rebateRateRows, withdrawalRuleRow } from './money/channels.rows.ts';
import { generateMoney } from './money/generate-money.ts';
import { demoPaymentPassword, payoutRows } from './money/payout.rows.ts';
import { generatePlay, unitOf } from './play/generate-play.ts';
import { generateRewards } from './rewards/generate-rewards.ts';
import { missionRows, promotionRows, vipLevelRows } from './rewards/reward-rows.ts';
import { generateShelves } from './shelves/generate-shelves.ts';
import { seedSecurityQuestions } from './security/seed-security-questions.ts';
import { contactRows } from './service/contacts.rows.ts';

export interface Seeding extends CatalogueOptions {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
}

const seedCatalogue = async (db: Database, options: Seeding): Promise<void> => {
  const rows = generateGames(options);
  const draws = await pastDraws(options.seed, options.clock.now());
  await db.transaction(async (tx) => {
    await tx
      .insert(vendors)
      .values(demoVendors.map(({ code, name, names = {} }, position) => ({ code, name, names, position })));
    await insertRows(tx, games, rows);
    await insertRows(tx, lotteries, demoLotteries);
    await insertRows(tx, lotteryIssues, draws);
    await tx.insert(gameClasses).values([...demoClasses]);
    const sport = generateLeagues(rows);
    if (sport.leagues.length > 0) await tx.insert(leagues).values(sport.leagues);
    if (sport.teams.length > 0) await tx.insert(teams).values(sport.teams);
  });
};

/** Stakes of a usual size from which a demo brand's member counts as active. */
const activeUnits = 2;

/** At most three entries each, and all entries of a transaction belong in one statement. */
const happeningsAtOnce = 1300;

type Happened = {
  readonly transaction: typeof ledgerTransactions.$inferInsert;
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
};

/** Writes the ledger as time went by, the agents being paid on their days in between. */
const keepLedger = async (
  tx: Database,
  merchant: Merchant,
  happened: readonly Happened[],
  stops: readonly Date[],
): Promise<void> => {
  let written = 0;
  for (const stop of stops) {
    const next = happened.findIndex(({ transaction }, place) => place >= written && transaction.at > stop);
    const until = stop === stops.at(-1) || next < 0 ? happened.length : next;
    for (; written < until; written += happeningsAtOnce) {
      const happenings = happened.slice(written, Math.min(until, written + happeningsAtOnce));
      await insertRows(
        tx,
        ledgerTransactions,
        happenings.map(({ transaction }) => transaction),
      );
      await insertRows(
        tx,
        ledgerEntries,
        happenings.flatMap(({ entries }) => entries),
      );
    }
    written = until;
    if (stops.length > 1)
      await createContractJobs({
        db: tx,
        clock: { now: () => stop },
        merchants: { all: [merchant] },
        happen: silently(tx),
        tell: async () => undefined,
      }).run();
  }
};

/** Everything of one brand at once or nothing: a seeding that is cut short starts over. */
const seedBrand = async (
  db: Database,
  merchant: Merchant,
  catalogue: readonly NewGame[],
  passwordHash: string,
  { seed, clock }: Seeding,
): Promise<void> => {
  const now = clock.now();
  const people = generateMembers({ merchant, now, seed, passwordHash });
  const play = generatePlay({ merchant, members: people, games: catalogue, now, seed });
  const shelves = generateShelves({ members: people, bets: play.bets, now, seed });
  const offers = promotionRows(merchant, now);
  const goals = missionRows(merchant);
  const ladder = vipLevelRows(merchant);
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
  const [channels, payTo, rates] = [channelRows(merchant), payoutBankRows(merchant), rebateRateRows(merchant)];
  const payout = payoutRows({
    merchant,
    members: people,
    banks: payTo,
    numbers: await openNumberSeal(db),
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
    levelOf: (id) => rewards.levels.get(id) ?? 0,
    now,
    seed,
  });
  const held = heldRates({ merchant, members: people, now, seed });
  const earned = generateLineRebates({
    merchant,
    members: people,
    games: catalogue,
    bets: play.bets,
    rates: held,
    now,
    seed,
  });
  const contracts = generateContracts({ merchant, members: people, now, seed });
  // In the order of time, as the ledger of a brand that has really run is.
  const happened = [...play.happenings, ...rewards.happenings, ...money.happenings, ...earned.happenings].sort(
    (one, other) => one.transaction.at.getTime() - other.transaction.at.getTime(),
  );
  await db.transaction(async (tx) => {
    await tx.insert(merchantVendors).values(placeVendors(merchant, seed)).onConflictDoNothing();
    await tx.insert(announcements).values(announcementRows(merchant, now));
    await tx.insert(helpPages).values(helpPageRows(merchant));
    await tx.insert(serviceContacts).values(contactRows(merchant.code));
    await tx.insert(appResources).values(resourceRows(merchant.code));
    await tx
      .update(merchants)
      .set({ activeMinimum: activeUnits * unitOf(merchant.currency) })
      .where(eq(merchants.code, merchant.code));
    await insertRows(
      tx,
      members,
      people.map((member) => ({ ...member, vipLevel: rewards.levels.get(member.id) ?? 0 })),
    );
    await tx.insert(memberMessages).values(letterRows(people, now));
    await tx.insert(memberProfiles).values(generateProfiles(merchant, people));
    await insertRows(
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
    await insertRows(tx, bets, play.bets);
    // Who played had logged in that day; the sessions of then are long over.
    await tx.execute(
      sql`insert into team_changes (merchant, member_id, day, logins) select distinct bets.merchant, member_id, (placed_at at time zone ${merchant.timeZone})::date, 1 from bets join members on members.id = member_id and members.type <> 4 where bets.merchant = ${merchant.code}`,
    );
    if (held.length > 0) await insertRows(tx, memberRates, held);
    if (contracts.length > 0) await tx.insert(contractVersions).values(contracts);
    if (earned.rebates.length > 0) await insertRows(tx, lineRebates, earned.rebates);
    await keepLedger(tx, merchant, happened, contracts.length > 0 ? payDays(merchant, now) : [now]);
    await tx.insert(paymentChannels).values(channels);
    await tx.insert(payoutBanks).values(payTo);
    await tx.insert(withdrawalRules).values(withdrawalRuleRow(merchant));
    await tx.insert(rebateRates).values(rates);
    await tx.insert(bankCards).values(payout.cards);
    await tx.insert(paymentPasswords).values(payout.passwords);
    await insertRows(tx, deposits, money.deposits);
    await insertRows(tx, withdrawals, money.withdrawals);
    await insertRows(tx, rebateClaims, money.claims);
    await insertRows(tx, rebateLines, money.lines);
    await tx.insert(promotions).values(offers);
    await tx.insert(missions).values(goals);
    await tx.insert(vipLevels).values(ladder);
    await insertRows(tx, rewardClaims, rewards.claims);
    if (rewards.codes.length > 0) await tx.insert(referralCodes).values([...rewards.codes]);
    if (rewards.referrals.length > 0) await tx.insert(referrals).values([...rewards.referrals]);
    await insertRows(tx, recentGames, shelves.recents);
    await insertRows(tx, favouriteGames, shelves.favourites);
    await tx.update(merchants).set({ seededAt: now }).where(eq(merchants.code, merchant.code));
  });
};

/** Fills what is still empty: the catalogue, and every brand that has not been filled before. The same seed gives the same data. */
export const seedDemo = async (db: Database, seeding: Seeding): Promise<void> => {
  const [known] = await db.select({ count: sql<number>`count(*)::int` }).from(vendors);
  if (!known?.count) await seedCatalogue(db, seeding);
  const seeded = new Set(
    (await db.select().from(merchants)).filter(({ seededAt }) => seededAt).map(({ code }) => code),
  );
  const missing = seeding.brands.filter(({ code }) => !seeded.has(code));
  if (missing.length === 0) return;
  const catalogue = await db.select().from(games);
  await seedSecurityQuestions(db);
  const passwordHash = await hashPassword(demoPassword);
  for (const merchant of missing) await seedBrand(db, merchant, catalogue, passwordHash, seeding);
  await foldTeams(db);
};
