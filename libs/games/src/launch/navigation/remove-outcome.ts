import { parseMatchStart } from '@livery/contract/seamless/match-start';

/**
 * The URL of a sportsbook can contain an outcome of a match, for example `at=m1_result_home`. The sportsbook then adds
 * this outcome to the bet slip. This function replaces it by the match (`at=m1`), so that a reload does not add the
 * outcome again. The router does not get the new URL, because it would launch the game again.
 */
export const removeOutcomeFromAddress = (): void => {
  const address = new URL(location.href);
  const start = parseMatchStart(address.searchParams.get('at') ?? '');
  if (!start?.selection) return;
  address.searchParams.set('at', start.match);
  history.replaceState(history.state, '', address);
};
