import type { Flag, Flags } from '@livery/merchant/flags';
import { createContext, use } from 'react';

/** Flags that are on: they are built into the bundle, and the gateway has not disabled them. */
export const FlagsContext = createContext<Flags>({});

export const useFlags = (): Flags => use(FlagsContext);

/**
 * Returns the flags that are on in the brand file and also at the gateway. `gatewayFlags` is undefined until the
 * gateway has responded. Until then, returns the flags of the brand file.
 */
export const resolveFlags = (brandFlags: Flags, gatewayFlags: Readonly<Record<string, boolean>> | undefined): Flags =>
  gatewayFlags
    ? (Object.fromEntries(
        (Object.keys(brandFlags) as Flag[]).filter((flag) => gatewayFlags[flag]).map((flag) => [flag, true]),
      ) as Flags)
    : brandFlags;
