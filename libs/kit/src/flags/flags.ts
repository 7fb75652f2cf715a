import type { Flag, Flags } from '@livery/merchant/flags';
import { createContext, use } from 'react';

/** What is on: built into the bundle, and not switched off by the gateway since. */
export const FlagsContext = createContext<Flags>({});

export const useFlags = (): Flags => use(FlagsContext);

/** Both the brand file and the gateway must allow. Until the gateway has answered, the brand file alone decides. */
export const resolveFlags = (brandFlags: Flags, gatewayFlags: Readonly<Record<string, boolean>> | undefined): Flags =>
  gatewayFlags
    ? (Object.fromEntries(
        (Object.keys(brandFlags) as Flag[]).filter((flag) => gatewayFlags[flag]).map((flag) => [flag, true]),
      ) as Flags)
    : brandFlags;
