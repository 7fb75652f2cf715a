/** Outcome of a market of a match. The ids are those of the vendor. */
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
 * Parses the value of the launch parameter `at`: the id of a match, or the ids of match, market and outcome with `_`
 * between them. Returns undefined for an empty text.
 */
export const parseMatchStart = (at: string): MatchStart | undefined => {
  const [match, market, outcome, ...others] = at.split('_');
  if (!match) return undefined;
  const isOutcome = market && outcome && others.length === 0;
  return { match, selection: isOutcome ? { match, market, outcome } : undefined };
};
