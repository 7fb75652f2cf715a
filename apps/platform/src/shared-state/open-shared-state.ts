import type { Redis } from 'ioredis';
import type { Clock } from '../clock/clock.ts';
import { inProcessState } from './in-process-state.ts';
import { openRedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** Redis where the settings name one, else this process alone. */
export const openSharedState = async (
  redisUrl: string | undefined,
  clock: Clock,
  onTrouble: (error: Error) => void,
): Promise<SharedState & { readonly redis?: Redis }> => {
  if (!redisUrl) return inProcessState(clock);
  const { client, ...state } = await openRedisState(redisUrl, onTrouble);
  return { ...state, redis: client };
};
