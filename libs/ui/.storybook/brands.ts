import { getAlternateInput } from '@livery/merchant/alternate-theme';
import { baseSuffix, resolveBrand, maxBases, readExtends } from '@livery/merchant/extends';
import { fonts } from '@livery/merchant/fonts';
import { getIconTokens } from '@livery/merchant/icons';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { deriveTheme } from '@livery/merchant/theme';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../merchants/*.json', {
  eager: true,
  import: 'default',
});
type Document = Readonly<Record<string, unknown>>;

/**
 * Adds the inherited values of the base files to a brand file. A base file is named in the field
 * `extends`. Throws if a base file is missing or base files inherit from each other in a cycle.
 */
const resolve = (file: Document, depth = 0): Document => {
  const name = readExtends(file);
  if (name === undefined) return file;
  const base = files[`../../../merchants/${name}.json`];
  if (base === undefined || depth === maxBases)
    throw new Error(`The base ${name} cannot be used. Run npm run check, which explains it`);
  return resolveBrand(resolve(base, depth + 1), file);
};

const brands = Object.entries(files)
  .filter(([path]) => !path.endsWith('.schema.json') && !path.endsWith(`${baseSuffix}.json`))
  .map(([, file]) => merchantSchema.parse(resolve(file)));

export const brandCodes: readonly string[] = brands.map(({ code }) => code);

/** Returns the content of the brand file with this code. Throws when there is no such file. */
export const findBrand = (code: string) => {
  const brand = brands.find((candidate) => candidate.code === code);
  if (!brand) throw new Error(`There is no brand file merchants/${code}.json`);
  return brand;
};

type Mode = 'light' | 'dark';

const getThemeInput = (code: string, mode: string) => {
  const { page, ...theme } = findBrand(code).theme;
  const isBrandMode = mode === 'own' || mode === theme.mode;
  // The page colour of the brand file fits only the default mode of the brand. For the alternate
  // mode (dark for a light brand, light for a dark brand), the brand file can contain other
  // colours.
  return isBrandMode
    ? { ...theme, page }
    : { ...theme, mode: mode as Mode, ...getAlternateInput(theme) };
};

/**
 * Returns the CSS `font-family` value for the code of a font. The code `own` is a font file of the
 * brand. Stories load no font files, so the result for `own` is the system font.
 */
const getStack = (code: keyof typeof fonts | 'own'): string =>
  fonts[code === 'own' ? 'system' : code].stack;

/**
 * Returns the design tokens of a brand. The keys are names of CSS variables without `--`. `mode` is
 * `own` (the mode of the brand file), `light` or `dark`.
 */
export const getBrandTokens = (code: string, mode: string): Record<string, string> => {
  const input = getThemeInput(code, mode);
  const { colors = {} } = deriveTheme(input as Parameters<typeof deriveTheme>[0]);
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`color-${name}`, color])),
    'radius-tile': `${input.radius}px`,
    ...getIconTokens(input.icons),
    'font-body': getStack(input.font.body),
    'font-display': getStack(input.font.display),
  };
};

/**
 * Applies a brand's colours, radius, icons and fonts to the page. `mode` is `own` (the mode of the brand
 * file), `light` or `dark`.
 */
export function applyBrand(code: string, mode: string) {
  const root = document.documentElement;
  const input = getThemeInput(code, mode);
  root.dataset['mode'] = input.mode;
  root.style.colorScheme = input.mode;
  for (const [name, value] of Object.entries(getBrandTokens(code, mode)))
    root.style.setProperty(`--${name}`, value);
}
