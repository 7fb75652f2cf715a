import type { Flag, Flags } from '@livery/merchant/flags';
import { createContext, use } from 'react';

/** Enabled flags: built into the bundle, and not disabled by the gateway since. */
export const FlagsContext = createContext<Flags>({});

export const useFlags = (): Flags => use(FlagsContext);

/**
 * Enables a flag when both the brand file and the gateway enable it. Until the gateway has responded, the brand file
 * alone decides.
 */
export const resolveFlags = (brandFlags: Flags, gatewayFlags: Readonly<Record<string, boolean>> | undefined): Flags =>
  gatewayFlags
    ? (Object.fromEntries(
        (Object.keys(brandFlags) as Flag[]).filter((flag) => gatewayFlags[flag]).map((flag) => [flag, true]),
      ) as Flags)
    : brandFlags;
