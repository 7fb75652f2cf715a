import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tokensCss } from '../../scripts/tokens-css.ts';

it('keeps tokens.css in step with the token files (mend with "npm run tokens")', async () => {
  const committed = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(committed).toBe(await tokensCss());
});

it('shows components no base token', async () => {
  expect(await tokensCss()).not.toContain('--base');
});
