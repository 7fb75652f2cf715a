/**
 * Possible result on which a player can bet, for example the home win of a match. `market` is the kind of bet, such as
 * `result`. All ids are those of the vendor.
 */
interface MatchOutcome {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
}

export interface MatchStart {
  /** Id of the match that the sportsbook shows first. */
  readonly match: string;
  /** Outcome that the player tapped. Undefined if the player tapped only the match. */
  readonly selection: MatchOutcome | undefined;
}

/** Returns the value of the launch parameter `at` for an outcome, such as `m1_result_home`. */
export const formatMatchStart = ({ match, market, outcome }: MatchOutcome): string => `${match}_${market}_${outcome}`;

/**
 * Parses the launch parameter `at`, for example `m1` (a match) or `m1_result_home` (match, market and outcome). Returns
 * undefined for an empty text. Returns only the match if the text after the match is not valid.
 */
export const parseMatchStart = (at: string): MatchStart | undefined => {
  const [match, market, outcome, ...others] = at.split('_');
  if (!match) return undefined;
  const isOutcome = market && outcome && others.length === 0;
  return { match, selection: isOutcome ? { match, market, outcome } : undefined };
};
