import { demoUsernames } from '@livery/demo/members/accounts';
import { createSeededRandom } from '@livery/demo/random';
import { days } from '../../../core/clock/durations.ts';
import type { NewMember } from '../members/generate-members.ts';
import type { bets } from '../../../modules/betting/index.ts';
import type { favouriteGames, recentGames } from '../../../modules/catalogue/index.ts';

type NewBet = typeof bets.$inferInsert;
type NewRecent = typeof recentGames.$inferInsert;
type NewFavourite = typeof favouriteGames.$inferInsert;

interface GenerateSavedGamesOptions {
  readonly members: readonly NewMember[];
  readonly bets: readonly NewBet[];
  readonly now: Date;
  readonly seed: number;
}

const maxDemoFavourites = 9;

/**
 * Generates the lists of recently played games from the bets of the members, and the favourites from these lists. A
 * member without bets has empty lists.
 */
export const generateSavedGames = ({
  members,
  bets: played,
  now,
  seed,
}: GenerateSavedGamesOptions): { recents: NewRecent[]; favourites: NewFavourite[] } => {
  const latest = new Map<string, NewRecent>();
  for (const { memberId, nodeId, placedAt } of played) {
    const key = `${memberId}/${nodeId}`;
    const existing = latest.get(key);
    if (!existing || existing.playedAt < placedAt) latest.set(key, { memberId, nodeId, playedAt: placedAt });
  }
  const recents = [...latest.values()];
  const random = createSeededRandom(seed, `shelves/${members[0]?.merchant ?? ''}`);
  const favourites = members.flatMap(({ id, username }) =>
    random
      .shuffle(recents.filter(({ memberId }) => memberId === id))
      .slice(0, username === demoUsernames.member ? maxDemoFavourites : random.below(maxDemoFavourites + 1))
      .map(({ nodeId }, index): NewFavourite => ({
        memberId: id,
        nodeId,
        addedAt: new Date(now.getTime() - days(index + 1)),
      })),
  );
  return { recents, favourites };
};
