import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed } from '@livery/demo/catalogue/games';
import type { Clock } from '../../core/clock/clock.ts';
import type { KeyStore } from '../../core/crypto/gateway-keys.ts';
import type { SeedOptions } from './seed-demo.ts';

interface DemoSeedParams {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  readonly keys: KeyStore;
  /** Number of slot games in the demo catalogue. If absent, the catalogue has its default size. */
  readonly slots?: number | undefined;
}

/** Creates the options of the demo seed, with a fixed seed number and the colours and themes of the artwork. */
export const createDemoSeedOptions = ({ brands, clock, keys, slots }: DemoSeedParams): SeedOptions => ({
  brands,
  clock,
  keys,
  seed: demoSeed,
  artwork: demoArtwork,
  ...(slots && { slots }),
});
