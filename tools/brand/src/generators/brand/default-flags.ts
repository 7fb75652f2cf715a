import { flagTable } from '@livery/merchant/flag-table';

const minimalFlags = [
  'DIRECTREG3',
  'REG3',
  'USERNAMEREG3',
  'CAPTCHA3',
  'DEPOSIT',
  'WITHDRAW',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSPNL3',
];

/**
 * Returns the value of every flag (switch of a feature) for a new brand file. `usual` uses the default values, `all`
 * turns on all flags, and `few` turns on a minimum.
 */
export function createDefaultFlags(features: 'usual' | 'all' | 'few'): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(flagTable).map(([name, { byDefault }]) => [
      name,
      features === 'all' || (features === 'few' ? minimalFlags.includes(name) : byDefault),
    ]),
  );
}
