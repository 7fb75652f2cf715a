import { fonts } from '@livery/merchant/fonts';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { deriveTheme } from '@livery/merchant/theme';

const files = import.meta.glob<unknown>('../../../merchants/*.json', {
  eager: true,
  import: 'default',
});
const brands = Object.entries(files)
  .filter(([path]) => !path.endsWith('.schema.json'))
  .map(([, file]) => merchantSchema.parse(file));

export const brandCodes: readonly string[] = brands.map(({ code }) => code);

/** Applies a brand's colours, radius and fonts to the page, in its own mode or in the other one. */
export function applyBrand(code: string, mode: string) {
  const root = document.documentElement;
  const brand = brands.find((candidate) => candidate.code === code);
  if (!brand) return;
  const { page, ...theme } = brand.theme;
  const isBrandMode = mode === 'own' || mode === theme.mode;
  const input = isBrandMode ? { ...theme, page } : { ...theme, mode: mode as 'light' | 'dark' };
  const { colors = {} } = deriveTheme(input as Parameters<typeof deriveTheme>[0]);
  const tokens = {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`color-${name}`, color])),
    'radius-tile': `${theme.radius}px`,
    'font-body': fonts[theme.font.body].stack,
    'font-display': fonts[theme.font.display].stack,
  };
  root.dataset['mode'] = input.mode;
  root.style.colorScheme = input.mode;
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(`--${name}`, value);
}
