import { parseMatchStart } from '@livery/contract/seamless/match-start';

/**
 * Replaces the tapped outcome in the browser's URL by its match, e.g. `at=m1_result_home` by `at=m1`. A reload then
 * opens the match, and does not add the outcome to the bet slip again. The location in the router does not change,
 * because a change would launch the game again.
 */
export const removeOutcomeFromAddress = (): void => {
  const address = new URL(location.href);
  const start = parseMatchStart(address.searchParams.get('at') ?? '');
  if (!start?.selection) return;
  address.searchParams.set('at', start.match);
  history.replaceState(history.state, '', address);
};
