import * as z from 'zod/mini';

/** Path of the gateway's call for the odds of matches. It is appended to the vendor's base URL. */
export const matchOddsPath = '/odds';

/** Maximum number of matches in one call. */
export const maxOddsMatches = 50;

const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const outcome = z.object({
  id: z.enum(['home', 'draw', 'away']),
  /** Decimal odds with 2 decimals, e.g. `2.50`. Null if the outcome is not offered. */
  price: z.nullable(
    z.string().check(z.regex(/^\d{1,5}\.\d{2}$/, { error: 'must be odds with 2 decimals, like 2.50' })),
  ),
});

/** Main market of a match: the winner, or the result if the match can end in a draw. */
export const matchOdds = z.object({
  match: id,
  /** Id of the market at the vendor, e.g. `result`. */
  market: z.string().check(z.regex(/^[a-z]{1,15}$/)),
  outcomes: z.array(outcome).check(z.minLength(2), z.maxLength(3)),
});
export type MatchOdds = z.infer<typeof matchOdds>;

/**
 * Schemas of the call that requests odds for a list of matches. The response omits unknown matches and matches that
 * have already begun.
 */
export const matchOddsCall = {
  request: z.object({ matches: z.array(id).check(z.maxLength(maxOddsMatches)) }),
  value: z.object({ odds: z.array(matchOdds).check(z.maxLength(maxOddsMatches)) }),
};
