import { drandQuicknet } from '@livery/lottery-rules/beacon';
import * as z from 'zod';
import { seconds } from '../../../core/clock/durations.ts';
import type { RandomnessBeacon } from './randomness-beacon-port.ts';

/** Public HTTP servers of the beacon drand, run by different operators. */
export const drandUrls: readonly string[] = ['https://api.drand.sh', 'https://drand.cloudflare.com'];

/**
 * Milliseconds after which a request to a server fails. The gateway then requests the same round from the next server.
 */
const timeoutMs = seconds(3);

const roundSchema = z.object({ round: z.number(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

const fetchFrom = async (url: string, round: number): Promise<string | undefined> => {
  const response = await fetch(`${url}/${drandQuicknet.id}/public/${round}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // drand responds with 404 or 425 for a round in the future.
  if (response.status === 404 || response.status === 425) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`The beacon ${url} responded with status ${response.status}`);
  const published = roundSchema.parse(await response.json());
  return published.round === round ? published.signature : undefined;
};

/**
 * Creates the randomness beacon (public source of random values) that reads the chain `quicknet` of the service drand.
 * It tries the servers in the order of `urls`.
 */
export const createDrandBeacon = (urls: readonly string[]): RandomnessBeacon => ({
  chain: drandQuicknet,
  fetchSignature: async (round) => {
    const failures: unknown[] = [];
    for (const url of urls)
      try {
        return await fetchFrom(url, round);
      } catch (error) {
        failures.push(error);
      }
    throw new AggregateError(failures, `No server of the beacon responded: ${urls.join(', ')}`);
  },
});
