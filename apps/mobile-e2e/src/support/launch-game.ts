import type { FrameLocator, Page } from '@playwright/test';
import { expect, type Visit } from './fixtures.ts';

export interface OpenGame {
  readonly page: Page;
  readonly game: FrameLocator;
}

/**
 * Opens the first game of a category whose name matches `name`. Precondition: the member is logged in and the home
 * page is open.
 */
export const launchGame = async ({ page, t }: Visit, category: string, name: RegExp): Promise<OpenGame> => {
  await page.getByRole('tab', { name: t(`games:category.${category}`) }).click();
  await page.getByRole('tabpanel').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/m\/launchGame/);
  return { page, game: page.frameLocator('iframe') };
};

export const leaveGame = async ({ page, t }: Visit): Promise<void> => {
  await page.getByRole('button', { name: t('games:launch.close') }).click();
  await expect(page).toHaveURL(/\/m\/home/);
};

/**
 * Lets the browser verify the newest round in the list of past rounds. Fails if the result does not contain
 * `genuineText`, the text for a genuine round. Then closes the list. Precondition: the list is open.
 */
export const verifyLastRound = async ({ page, game }: OpenGame, genuineText: string): Promise<void> => {
  await game.locator('.check').first().click();
  await expect(game.locator('.verdict')).toContainText(genuineText, { timeout: 60_000 });
  for (let sheets = 0; sheets < 2; sheets += 1) await page.keyboard.press('Escape');
  await expect(game.locator('dialog.sheet')).toHaveCount(0);
};
