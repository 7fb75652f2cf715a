import type { MatchOdds } from '@livery/contract/seamless/match-odds';
import { setTimeout as delay } from 'node:timers/promises';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes, seconds } from '../../core/clock/durations.ts';
import type { ProviderAdapter } from '../game-integration/index.ts';

/** Maximum age of odds in milliseconds. */
const cacheTtlMs = seconds(10);

/**
 * Maximum milliseconds that the list of matches waits for a vendor's odds. After this time, the list is shown without
 * them.
 */
const patienceMs = 1500;

/** Milliseconds in which a vendor gets no new call, after a call has failed or was slow. */
const pauseMs = minutes(1);

export type FindOdds = (vendor: string, matches: readonly string[]) => Promise<ReadonlyMap<string, MatchOdds>>;

interface OddsFinderDeps {
  readonly clock: Clock;
  readonly findProvider: (vendor: string) => ProviderAdapter | undefined;
  readonly onError: (error: unknown) => void;
  /** Maximum milliseconds that a caller waits. Default: 1500. */
  readonly timeoutMs?: number;
}

/**
 * Creates the function that returns the odds of a vendor's matches, by match id. If the vendor has no sportsbook, fails
 * or is slow, the result has no odds, and the list of matches is shown without them. After a failure or a slow
 * response, the vendor gets no new call for one minute (a pause). Otherwise each list would wait for the slow vendor.
 * When the slow response is received, the pause ends. `onError` gets the reason of each pause.
 */
export const createOddsFinder = ({
  clock,
  findProvider,
  onError,
  timeoutMs = patienceMs,
}: OddsFinderDeps): FindOdds => {
  const cache = createTtlCache<ReadonlyMap<string, MatchOdds>>(clock, cacheTtlMs);
  const none: ReadonlyMap<string, MatchOdds> = new Map();

  /** Time in milliseconds at which the pause of a vendor ends, by vendor. */
  const pauseEnds = new Map<string, number>();
  const isPaused = (vendor: string): boolean => (pauseEnds.get(vendor) ?? 0) > clock.now().getTime();
  /** Begins a pause of the vendor and reports its reason. Does nothing if the vendor is already paused. */
  const pause = (vendor: string, reason: unknown): void => {
    if (isPaused(vendor)) return;
    pauseEnds.set(vendor, clock.now().getTime() + pauseMs);
    onError(reason);
  };

  const load = async (vendor: string, matches: readonly string[]): Promise<ReadonlyMap<string, MatchOdds>> => {
    try {
      const odds = (await findProvider(vendor)?.listOdds?.(matches)) ?? [];
      pauseEnds.delete(vendor);
      return new Map(odds.map((each) => [each.match, each]));
    } catch (error) {
      pause(vendor, error);
      return none;
    }
  };

  return async (vendor, matches) => {
    if (isPaused(vendor)) return none;
    const odds = await Promise.race([
      cache.get([vendor, ...matches].join('/'), () => load(vendor, matches)),
      delay(timeoutMs, undefined, { ref: false }),
    ]);
    if (odds) return odds;
    pause(vendor, new Error(`The odds of ${vendor} did not arrive in ${timeoutMs} ms`));
    return none;
  };
};
