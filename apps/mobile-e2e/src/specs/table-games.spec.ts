import type { FrameLocator, Page } from '@playwright/test';
import { type BrandCode, expect, test, type Visit } from '../support/fixtures.ts';
import { launchGame, type OpenGame, verifyLastRound } from '../support/launch-game.ts';
import { logIn } from '../support/log-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Time limit for a round of a table game: the betting time, the outcome and the result. */
const wait = { timeout: 60_000 };

const open = async (
  brand: (code: BrandCode) => Visit,
  code: BrandCode,
  category: string,
  name: RegExp,
): Promise<OpenGame> => {
  const visit = brand(code);
  await logIn(visit, 'demo');
  return launchGame(visit, category, name);
};
const spot = (game: FrameLocator, id: string) => game.locator(`[data-spot="${id}"]`);
const meter = (game: FrameLocator, name: string) => game.locator(`[data-meter=${name}] dd`);
const phase = (game: FrameLocator, name: string) => game.locator(`.phase[data-phase=${name}]`);

/** Waits for a betting phase with enough remaining time, places a chip on each spot and confirms the bet. */
const placeChips = async (game: FrameLocator, spots: readonly string[]): Promise<void> => {
  await expect(async () => {
    await expect(phase(game, 'betting')).toBeAttached({ timeout: 60_000 });
    for (const id of spots) await spot(game, id).click({ timeout: 3000 });
    await game.locator('.confirm').click({ timeout: 1500 });
    await expect(game.locator('.toast[data-tone=good]')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
};

/**
 * Waits for the result of the round. Then opens the list of past rounds, and verifies the newest round with the button
 * in the game. Fails if the game does not show the text `genuine`.
 */
const seeResultAndProof = async (page: Page, game: FrameLocator, genuine: string): Promise<void> => {
  await expect(phase(game, 'result')).toBeAttached(wait);
  await expect(meter(game, 'win')).toHaveText(/\d/, wait);
  await game.locator('.tableTop .round').nth(1).click();
  await verifyLastRound({ page, game }, genuine);
};

test('a member plays a coup of baccarat and verifies it', async ({ brand }) => {
  const { page, game } = await open(brand, 'bituinara', 'LIVE', /baccarat/i);
  await spot(game, 'player').waitFor(wait);
  await placeChips(game, ['player', 'banker']);
  await expect(meter(game, 'bet')).toHaveText(/20\.00/);
  await expect(phase(game, 'running')).toBeAttached(wait);
  await expect(game.locator('.pcard').nth(3)).toBeVisible(wait);
  await seeResultAndProof(page, game, 'Totoo');
});

test('a member plays roulette in Arabic, from right to left', { tag: '@smoke' }, async ({ brand }) => {
  const { page, game } = await open(brand, 'firuzara', 'LIVE', /روليت/);
  await spot(game, '17').waitFor(wait);
  expect(await game.locator('html').getAttribute('dir')).toBe('rtl');
  await placeChips(game, ['17', 'red']);
  await game.locator('[data-bets=split]').click();
  await placeChips(game, ['17-20']);
  await expect(game.locator('.drawn')).toHaveText(/^\d{1,2}$/, wait);
  await seeResultAndProof(page, game, 'صحيحة');
});

test('a member places two bets on a crash flight, and sees the result of each', async ({ brand }) => {
  const { page, game } = await open(brand, 'bituinara', 'INHOUSE', /crash/i);
  const panels = [1, 2].map((number) => game.locator(`[data-panel="${number}"]`));
  await expect(async () => {
    for (const panel of panels) {
      await expect(panel.locator('.action[data-does=bet]')).toBeEnabled({ timeout: 60_000 });
      await panel.locator('.switch').check({ timeout: 1500 });
      await panel.locator('.action').click({ timeout: 1500 });
    }
    for (const panel of panels) await expect(panel.locator('.action[data-does=cancel]')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(game.locator('.crew [data-mine]')).toHaveCount(2);
  await expect(phase(game, 'result')).toBeAttached({ timeout: 120_000 });
  for (const panel of panels) await expect(panel.locator('.betResult')).toHaveText(/\S/);
  await expect(game.locator('.flights li').first()).toHaveText(/\d\.\d\d×/);
  await seeResultAndProof(page, game, 'Totoo');
});

test('a member bets on Meron, a draw and Wala, skips the fight and verifies it', async ({ brand }) => {
  const { page, game } = await open(brand, 'bituinara', 'COCKFIGHT', /./);
  await spot(game, 'meron').waitFor(wait);
  await placeChips(game, ['meron', 'draw', 'wala']);
  await expect(phase(game, 'running')).toBeAttached(wait);
  await expect(game.locator('.pit[data-phase=clash]')).toBeAttached(wait);
  await game.locator('.skip').click();
  await expect(game.locator('.pit[data-phase=end]')).toBeAttached();
  await expect(game.locator('.skip')).toBeHidden();
  await seeResultAndProof(page, game, 'Totoo');
  await expect(game.locator('.bead').last()).toBeVisible();
  // In landscape, no button lies over another part of the page.
  await page.setViewportSize({ width: 844, height: 390 });
  const covered = await game.locator('#game').evaluate((root) =>
    [...root.querySelectorAll('button:not([hidden])')]
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && !button.contains(hit);
      })
      .map(({ className }) => className),
  );
  expect(covered).toEqual([]);
});
