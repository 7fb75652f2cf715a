import { expect, test } from 'vitest';
import { defaultIcons, getIconTokens, iconCorners, iconWeights } from './icons.ts';
import { merchantSchema } from './merchant.schema.ts';

const brand = {
  code: 'least',
  name: 'Least',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  languages: ['EN'],
  theme: { mode: 'dark', accent: '#a78bfa' },
  assets: { logo: 'least/logo.svg', mark: 'least/mark.svg', hero: { image: 'least/hero.svg' } },
};
const parse = (icons?: unknown) => merchantSchema.safeParse({ ...brand, theme: { ...brand.theme, icons } });

test('a brand file without icons has the default style', () => {
  expect(parse().data?.theme.icons).toEqual(defaultIcons);
  expect(parse({ weight: 'bold' }).data?.theme.icons).toEqual({ weight: 'bold', corners: 'round' });
});

test.each([{ weight: 'heavy' }, { weight: 3 }, { corners: 'butt' }, { weight: 'bold', filled: true }, 'bold'])(
  'rejects the icons %j',
  (icons) => {
    expect(parse(icons).success).toBe(false);
  },
);

test('each style has its own tokens, and a heavier weight has a wider line', () => {
  const styles = iconWeights.flatMap((weight) => iconCorners.map((corners) => getIconTokens({ weight, corners })));
  expect(new Set(styles.map((tokens) => JSON.stringify(tokens))).size).toBe(6);
  const widths = iconWeights.map((weight) => Number(getIconTokens({ weight, corners: 'round' })['icon-width']));
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test('no style has flat ends, which hide the dots of icons', () => {
  const ends = iconCorners.map((corners) => getIconTokens({ weight: 'regular', corners })['icon-cap']);
  expect(ends).toEqual(['round', 'square']);
});
