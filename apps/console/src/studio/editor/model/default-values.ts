import './configure-zod.ts';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { getValue } from './brand-document.ts';

/** The smallest valid brand file. Only the defaults that the schema adds are used. */
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
  theme: { font: parsed.theme.font, radius: parsed.theme.radius },
  assets: { hero: { href: parsed.assets.hero.href } },
};
/** Fields without a default. */
const required = new Set(['code', 'name', 'currency', 'timeZone', 'languages']);

/** Returns the app's default for a value that a brand file does not contain. Undefined if there is no default. */
export const getDefault = (path: readonly string[]): unknown =>
  required.has(path[0] ?? '') ? undefined : getValue(defaults, path);
