import { isTrial } from '@livery/contract/enums';
import { seriesRange } from '@livery/contract/lottery/series-range';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { clampUpline, type UplineLevel } from './commission-split.ts';

/** Series (payout level of lottery bets) and rebate rates of one member on the path from the root agent to a member. */
export interface UplineRates {
  readonly memberId: string;
  readonly series: number;
  /** Rebate rates by category, in hundredths of a percent. */
  readonly rates: Readonly<Record<string, number>>;
}

interface Row {
  readonly id: string;
  readonly type: number;
  readonly series: number | null;
  readonly rates: Readonly<Record<string, number>> | null;
}

const toRows = (result: unknown): Row[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];

/**
 * Loads the members on the path from the root agent to this member, with the series (payout level of lottery bets) and
 * rebate rates of each. A member without own rates has the rates of the member above. A root agent without own rates
 * has the highest series and no rebate rates. The result is empty for a trial member.
 */
export const loadUpline = async (db: Database, memberId: string): Promise<UplineRates[]> => {
  const rows = toRows(
    await db.execute(sql`
      select above.id, above.type, held.series, held.rates
      from members as member
      cross join unnest(string_to_array(trim(both '/' from member.lineage), '/')) with ordinality as line (id, place)
      join members as above on above.id = line.id
      left join member_rates as held on held.member_id = above.id
      where member.id = ${memberId}
      order by line.place`),
  );
  const last = rows.at(-1);
  if (!last || isTrial(last.type)) return [];
  let above: Omit<UplineRates, 'memberId'> = { series: seriesRange.highest, rates: {} };
  return rows.map(({ id, series, rates }) => {
    above = { series: series ?? above.series, rates: rates ?? above.rates };
    return { memberId: id, ...above };
  });
};

export const toSeriesUpline = (line: readonly UplineRates[]): UplineLevel[] =>
  clampUpline(line.map(({ memberId, series }) => ({ memberId, level: series })));
export const toRateUpline = (line: readonly UplineRates[], category: string): UplineLevel[] =>
  clampUpline(line.map(({ memberId, rates }) => ({ memberId, level: rates[category] ?? 0 })));

/**
 * Returns the series (payout level of lottery bets) and rebate rates of the last member in `line`. The values are
 * limited to the values of all members above it in `line`.
 */
export const getEffectiveRates = (
  line: readonly UplineRates[],
  categories: readonly string[],
): Omit<UplineRates, 'memberId'> => ({
  series: toSeriesUpline(line).at(-1)?.level ?? seriesRange.highest,
  rates: Object.fromEntries(categories.map((category) => [category, toRateUpline(line, category).at(-1)?.level ?? 0])),
});

/**
 * Loads the series (payout level) of a member. With the series n, the member's LOTT (lottery) bets pay n/2000 of the fair
 * prize.
 */
export const loadMemberSeries = async (db: Database, memberId: string): Promise<number> =>
  toSeriesUpline(await loadUpline(db, memberId)).at(-1)?.level ?? seriesRange.highest;
