import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../clock/clock.ts';
import { demoLook } from './catalogue/look.ts';
import type { Seeding } from './seed-demo.ts';

const demoSeed = 20_261_120;

interface Given {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  /** Slots of the catalogue; absent: the demo's own number. */
  readonly slots?: number | undefined;
}

/** What the demo data is made from: one seed number, and pictures as the artwork draws them. */
export const demoSeeding = ({ brands, clock, slots }: Given): Seeding => ({
  brands,
  clock,
  seed: demoSeed,
  look: demoLook,
  ...(slots && { slots }),
});
