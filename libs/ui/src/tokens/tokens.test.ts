import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { defaultThemeCss, tokensCss } from '../../scripts/tokens-css.ts';

it.each([
  ['tokens.css', tokensCss],
  ['default-theme.css', defaultThemeCss],
])('keeps %s in step with the token files (mend with "npm run tokens")', async (name, write) => {
  expect(await readFile(new URL(`./${name}`, import.meta.url), 'utf8')).toBe(await write());
});

it('shows components no base token', async () => {
  expect(await tokensCss()).not.toContain('--base');
});
