import type { Game } from '../games/catalogue-snapshot.ts';

/** Points of a game for each property that it has in common with a game that the member played. */
const points = { theme: 4, classify: 3, vendor: 2, category: 1 } as const;

/**
 * Number of the latest played games with which other games are compared. Older games do not show the current taste of
 * the member.
 */
const maxPlayed = 12;

/** Games in one response. */
const maxGames = 12;

/** Maximum number of games of one vendor in the result. Otherwise the result could contain only games of one vendor. */
const maxPerVendor = 4;

const countPoints = (game: Game, played: readonly Game[]): number =>
  played.reduce((sum, other, index) => {
    const weight = 1 / (index + 1);
    const isSameClass = game.classify !== null && game.classify === other.classify;
    return (
      sum +
      weight *
        ((game.theme !== '' && game.theme === other.theme ? points.theme : 0) +
          (isSameClass ? points.classify : 0) +
          (game.vendor === other.vendor ? points.vendor : 0) +
          (game.category === other.category ? points.category : 0))
    );
  }, 0);

/**
 * Selects games like those that a member played, the most similar first. Games of the same theme, class, vendor and
 * category are similar, and the latest played games count most. Games that the member played are omitted. Empty if the
 * member has not played.
 *
 * @param offered all games that the brand offers, in the order of the catalogue
 * @param played games that the member played, the latest first
 */
export const selectSimilarGames = (offered: readonly Game[], played: readonly Game[]): readonly Game[] => {
  const latest = played.slice(0, maxPlayed);
  const playedIds = new Set(played.map(({ nodeId }) => nodeId));
  const ranked = offered
    .filter(({ nodeId }) => !playedIds.has(nodeId))
    .map((game) => ({ game, points: countPoints(game, latest) }))
    .filter((each) => each.points > 0)
    .sort((one, other) => other.points - one.points);
  const vendors = new Map<string, number>();
  return ranked
    .flatMap(({ game }) => {
      const count = (vendors.get(game.vendor) ?? 0) + 1;
      vendors.set(game.vendor, count);
      return count > maxPerVendor ? [] : [game];
    })
    .slice(0, maxGames);
};
