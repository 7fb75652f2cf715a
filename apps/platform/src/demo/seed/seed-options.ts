import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../core/clock/clock.ts';
import { demoArtwork } from './catalogue/artwork.ts';
import type { SeedOptions } from './seed-demo.ts';

const demoSeed = 20_261_120;

interface DemoSeedParams {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  /** Slots of the catalogue; absent: the demo's own number. */
  readonly slots?: number | undefined;
}

/** What the demo data is made from: one seed number, and pictures as the artwork draws them. */
export const createDemoSeedOptions = ({ brands, clock, slots }: DemoSeedParams): SeedOptions => ({
  brands,
  clock,
  seed: demoSeed,
  artwork: demoArtwork,
  ...(slots && { slots }),
});
