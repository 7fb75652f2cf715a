import { matchOddsCall, type MatchOdds, matchOddsPath } from '@livery/contract/seamless/match-odds';
import { createFixtureList, type FixtureList } from '../games/sportsbook/matches/fixture-list.ts';
import type { PostSigned } from './signed-routes.ts';

const outcomeIds = ['home', 'draw', 'away'] as const;

interface MatchOddsOptions {
  readonly now: () => number;
  readonly tempo: number;
}

/**
 * Creates the list of matches from which the route reads opening prices (the prices before a match begins). These
 * prices depend only on the sport and the teams. So the functions that need the secret seed of a match throw an error.
 */
const createUpcomingMatches = (tempo: number): FixtureList => {
  const rejectSeed = (): never => {
    throw new Error(
      'Only a match that has begun needs its seed. The opening prices are of matches that have not begun.',
    );
  };
  return createFixtureList({
    deriveSeed: rejectSeed,
    createRandomSource: rejectSeed,
    computeCommitment: rejectSeed,
    tempo,
  });
};

const findOdds = (matches: FixtureList, id: string, now: number): MatchOdds[] => {
  const match = matches.match(id);
  if (!match || match.begins <= now) return [];
  const [main] = match.listed(now);
  if (!main) return [];
  const outcomes = main.outcomes.flatMap(({ id: name, price }) => {
    const outcome = outcomeIds.find((each) => each === name);
    return outcome ? [{ id: outcome, price: price === null ? null : (price / 100).toFixed(2) }] : [];
  });
  return outcomes.length < 2 ? [] : [{ match: id, market: main.id, outcomes }];
};

/** Registers the route that returns the odds of upcoming matches, which only the gateway of the platform can call. */
export const registerMatchOddsRoutes = (post: PostSigned, { now, tempo }: MatchOddsOptions): void => {
  const matches = createUpcomingMatches(tempo);
  post(matchOddsPath, matchOddsCall.request, (request) => {
    matches.deleteOldMatches(now());
    return { odds: request.matches.flatMap((id) => findOdds(matches, id, now())) };
  });
};
