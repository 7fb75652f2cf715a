import type { Flag, Flags } from '@livery/merchant/flags';
import { createContext, use } from 'react';

/** What is on: built into the bundle, and not switched off by the gateway since. */
export const FlagsContext = createContext<Flags>({});

export const useFlags = (): Flags => use(FlagsContext);

/** Both the brand file and the gateway must allow. Until the gateway has answered, the brand file alone decides. */
export const flagsInForce = (built: Flags, now: Readonly<Record<string, boolean>> | undefined): Flags =>
  now
    ? (Object.fromEntries(
        (Object.keys(built) as Flag[]).filter((flag) => now[flag]).map((flag) => [flag, true]),
      ) as Flags)
    : built;
