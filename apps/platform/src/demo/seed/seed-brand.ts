import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { contractVersions, createContractJobs } from '../../modules/agents/index.ts';
import { memberMessages, withoutNotifications } from '../../modules/notifications/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions, memberAccount } from '../../modules/ledger/index.ts';
import { assignVendors } from './catalogue/assign-vendors.ts';
import { toAnnouncementRows } from './announcements/announcements.rows.ts';
import { listPayDays } from './agents/generate-contracts.ts';
import { toResourceRows } from './app-install/resources.rows.ts';
import { toHelpPageRows } from './help/help-pages.rows.ts';
import { insertInChunks } from '../../core/db/insert-in-chunks.ts';
import { toInboxMessageRows } from './inbox-messages/inbox-messages.rows.ts';
import { generateProfiles } from './members/generate-profiles.ts';
import { toWithdrawalRuleRow } from './payments/channels.rows.ts';
import { getStakeUnit } from './betting/generate-bets.ts';
import { toContactRows } from './support/contacts.rows.ts';
import { writeAnnouncements, writeHelpPages } from '../../modules/content/index.ts';
import { merchants, writeAppDownloads } from '../../modules/brands/index.ts';
import {
  bankCards,
  deposits,
  paymentChannels,
  paymentPasswords,
  payoutBanks,
  rebateClaims,
  rebateLines,
  withdrawalRules,
  withdrawals,
  writeRebateRates,
} from '../../modules/payments/index.ts';
import { bets } from '../../modules/betting/index.ts';
import { favouriteGames, merchantVendors, recentGames } from '../../modules/catalogue/index.ts';
import { commissions, memberRates } from '../../modules/commissions/index.ts';
import { memberProfiles, members } from '../../modules/members/index.ts';
import {
  referralCodes,
  referrals,
  rewardClaims,
  writeMissions,
  writePromotions,
  writeVipLevels,
} from '../../modules/rewards/index.ts';
import { writeContacts } from '../../modules/support/index.ts';
import { type BrandOptions, generateBrandRows, type BrandRows } from './brand-rows.ts';

/**
 * Minimum stake with which a member of a demo brand counts as active. The unit is the small stake (see `getStakeUnit`).
 */
const activeUnits = 2;

/**
 * Maximum number of ledger transactions per statement. A transaction has up to three entries, and all of them must be
 * in the same statement.
 */
const movementsPerChunk = 1300;

type LedgerMovement = {
  readonly transaction: typeof ledgerTransactions.$inferInsert;
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
};

/**
 * Inserts the ledger transactions in chronological order. At each time in `stops`, the function runs the contract
 * payouts that are due before it inserts the later transactions.
 */
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

const insertContent = async (tx: Database, { merchant, now, seed }: BrandOptions): Promise<void> => {
  await tx.insert(merchantVendors).values(assignVendors(merchant, seed)).onConflictDoNothing();
  await writeAnnouncements(tx, toAnnouncementRows(merchant, now));
  await writeHelpPages(tx, toHelpPageRows(merchant));
  await writeContacts(tx, toContactRows(merchant.code));
  await writeAppDownloads(tx, toResourceRows(merchant.code));
  await tx
    .update(merchants)
    .set({ activeMinimum: activeUnits * getStakeUnit(merchant.currency) })
    .where(eq(merchants.code, merchant.code));
};

const insertMembers = async (tx: Database, { merchant, now }: BrandOptions, rows: BrandRows): Promise<void> => {
  const { people, rewards } = rows;
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
};

/**
 * Inserts the log-ins that the team statistics need. The demo has no past sessions, so a member gets one log-in for
 * each day with a bet.
 */
const insertLogins = (tx: Database, { code, timeZone }: Merchant): Promise<unknown> =>
  tx.execute(sql`
    insert into team_changes (merchant, member_id, day, logins)
    select distinct bets.merchant, member_id, (placed_at at time zone ${timeZone})::date, 1
    from bets join members on members.id = member_id and members.type <> 4
    where bets.merchant = ${code}`);

const insertBetsAndLedger = async (tx: Database, { merchant, now }: BrandOptions, rows: BrandRows): Promise<void> => {
  const { play, rewards, money, downlineRates, contracts, earned } = rows;
  // The transactions are sorted by time, as in the ledger of a real brand.
  const movements = [...play.movements, ...rewards.movements, ...money.movements, ...earned.movements].sort(
    (one, other) => one.transaction.at.getTime() - other.transaction.at.getTime(),
  );
  await insertInChunks(tx, bets, play.bets);
  await insertLogins(tx, merchant);
  if (downlineRates.length > 0) await insertInChunks(tx, memberRates, downlineRates);
  if (contracts.length > 0) await tx.insert(contractVersions).values(contracts);
  if (earned.rebates.length > 0) await insertInChunks(tx, commissions, earned.rebates);
  await insertLedger(tx, merchant, movements, contracts.length > 0 ? listPayDays(merchant, now) : [now]);
};

const insertPayments = async (tx: Database, { merchant }: BrandOptions, rows: BrandRows): Promise<void> => {
  const { channels, payoutBankRows, rates, payout, money } = rows;
  await tx.insert(paymentChannels).values(channels);
  await tx.insert(payoutBanks).values(payoutBankRows);
  await tx.insert(withdrawalRules).values(toWithdrawalRuleRow(merchant));
  await writeRebateRates(tx, rates);
  await tx.insert(bankCards).values(payout.cards);
  await tx.insert(paymentPasswords).values(payout.passwords);
  await insertInChunks(tx, deposits, money.deposits);
  await insertInChunks(tx, withdrawals, money.withdrawals);
  await insertInChunks(tx, rebateClaims, money.claims);
  await insertInChunks(tx, rebateLines, money.lines);
};

const insertRewards = async (tx: Database, rows: BrandRows): Promise<void> => {
  const { offers, goals, ladder, rewards, savedGames } = rows;
  await writePromotions(tx, offers);
  await writeMissions(tx, goals);
  await writeVipLevels(tx, ladder);
  await insertInChunks(tx, rewardClaims, rewards.claims);
  if (rewards.codes.length > 0) await tx.insert(referralCodes).values([...rewards.codes]);
  if (rewards.referrals.length > 0) await tx.insert(referrals).values([...rewards.referrals]);
  await insertInChunks(tx, recentGames, savedGames.recents);
  await insertInChunks(tx, favouriteGames, savedGames.favourites);
};

/**
 * Inserts the data of one brand in one transaction. If the transaction is interrupted, nothing is stored, and the next
 * start inserts the data again.
 */
export const seedBrand = async (db: Database, options: BrandOptions): Promise<void> => {
  const { merchant, now } = options;
  const rows = generateBrandRows(options);
  await db.transaction(async (tx) => {
    await insertContent(tx, options);
    await insertMembers(tx, options, rows);
    await insertBetsAndLedger(tx, options, rows);
    await insertPayments(tx, options, rows);
    await insertRewards(tx, rows);
    await tx.update(merchants).set({ seededAt: now }).where(eq(merchants.code, merchant.code));
  });
};
