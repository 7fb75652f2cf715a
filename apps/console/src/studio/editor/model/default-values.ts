import './configure-zod.ts';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { getValue } from './brand-document.ts';

/** Smallest valid brand file. The schema adds the default of each optional field when it parses this file. */
const smallest = {
  code: 'defaults',
  name: 'Defaults',
  currency: 'EUR',
  timeZone: 'UTC',
  languages: ['EN'],
  theme: { mode: 'light', accent: '#3b4fd8' },
  assets: { logo: 'a/logo.svg', mark: 'a/mark.svg', hero: { image: 'a/hero.svg' } },
} as const;

const parsed = merchantSchema.parse(smallest);
const defaults = {
  ...parsed,
  theme: { font: parsed.theme.font, radius: parsed.theme.radius, icons: parsed.theme.icons },
  assets: { hero: { href: parsed.assets.hero.href } },
};
/** Fields that every brand file must contain. They therefore have no default. */
const required = new Set(['code', 'name', 'currency', 'timeZone', 'languages']);

/**
 * Returns the default that the app uses if a brand file has no value at `path`. Returns undefined if there is no
 * default, and for fields that every brand file must contain.
 */
export const getDefault = (path: readonly string[]): unknown =>
  required.has(path[0] ?? '') ? undefined : getValue(defaults, path);
