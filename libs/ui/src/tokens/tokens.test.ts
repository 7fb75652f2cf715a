import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { defaultThemeCss, tokensCss } from '../../scripts/tokens-css.ts';

it.each([
  ['tokens.css', tokensCss],
  ['default-theme.css', defaultThemeCss],
])('matches %s with the token files (update it with "npm run tokens")', async (name, write) => {
  expect(await readFile(new URL(`./${name}`, import.meta.url), 'utf8')).toBe(await write());
});

it('exposes no base token to components', async () => {
  expect(await tokensCss()).not.toContain('--base');
});
