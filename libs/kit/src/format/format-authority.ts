import type { LicenceAuthority } from '@livery/merchant/jurisdiction';
import { isolateText } from './bidi.ts';

/** Formats an authority with its country in the language `bcp47`, e.g. `Filipinas (PAGCOR)`. */
export const formatAuthority = ({ region, name }: LicenceAuthority, bcp47: string): string => {
  const country = new Intl.DisplayNames([bcp47, 'en'], { type: 'region' }).of(region) ?? region;
  return name === undefined ? country : `${country} (${isolateText(name)})`;
};
