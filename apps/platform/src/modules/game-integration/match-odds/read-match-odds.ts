import { matchOddsCall, type MatchOdds, matchOddsPath } from '@livery/contract/seamless/match-odds';
import type { SignedClient } from '../../../core/signed-calls/signed-client.ts';

/**
 * Loads the odds of matches from a vendor. Throws a ServiceCallError if the vendor does not respond, has no sportsbook,
 * or if its response violates the protocol.
 */
export const readMatchOdds = async (
  matches: readonly string[],
  { post }: SignedClient,
): Promise<readonly MatchOdds[]> => (await post(matchOddsPath, { matches }, matchOddsCall.value)).odds;
