import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import type { Clock } from '../../core/clock/clock.ts';
import type { SeedOptions } from './seed-demo.ts';

const demoSeed = 20_261_120;

interface DemoSeedParams {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  /** Number of slots in the catalogue; absent: the demo's default. */
  readonly slots?: number | undefined;
}

/** Options of the demo seed: one seed number, and colours and themes from the artwork. */
export const createDemoSeedOptions = ({ brands, clock, slots }: DemoSeedParams): SeedOptions => ({
  brands,
  clock,
  seed: demoSeed,
  artwork: demoArtwork,
  ...(slots && { slots }),
});
