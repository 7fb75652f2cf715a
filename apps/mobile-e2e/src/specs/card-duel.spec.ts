import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { launchGame, leaveGame } from '../support/launch-game.ts';
import { logIn } from '../support/log-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Texts of the game. The game provider has its own texts, which are not in the app's translations. */
const labels = {
  place: 'Itaya ang',
  seeBets: 'Tingnan ang mga taya ko',
  settled: 'Tapos na',
  proof: 'Patunay',
  myBets: 'Mga taya ko',
  find: 'Maghanap',
  genuine: 'Totoo',
};
const wait = { timeout: 60_000 };

/**
 * Plays one hand (a round of the card game) to its end. Plays the first card that is allowed, or passes if none is
 * allowed. If a tap is too late, the timer of the game ends and the game plays a card itself.
 */
const playHand = async (game: FrameLocator): Promise<void> => {
  const result = game.locator('.result');
  const myCard = game.locator('.ownCard');
  await expect(async () => {
    if (await result.isVisible()) return;
    const quick = { timeout: 700 };
    await game.locator('.table[data-mine=true]').waitFor(quick);
    await myCard.first().click(quick);
    const play = game.locator('.actions .mainButton');
    await ((await play.isEnabled(quick)) ? play : game.locator('.actions .sideButton').first()).click(quick);
    await expect(result).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 120_000, intervals: [100] });
};

test('a bet is settled while its member wins or loses at cards', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page } = visit;
  await logIn(visit, 'demo');

  const { game: sportsbook } = await launchGame(visit, 'ESPORTS', /virtual football/i);
  const match = sportsbook.locator('.matchCard[data-status=upcoming]').first();
  const home = (await match.locator('.teamName').first().innerText(wait)).trim();
  await match.locator('.cardOdds .odds:enabled').first().click();
  await sportsbook.locator('.slipBar').click();
  const slip = sportsbook.getByRole('dialog');
  await slip.locator('.acceptance label').last().click();
  await slip.getByRole('button', { name: new RegExp(`^${labels.place}`) }).click();
  await slip.getByRole('button', { name: labels.seeBets }).click();
  await expect(sportsbook.locator('.betCard[data-state=open]').first()).toContainText(home);
  await leaveGame(visit);

  const { game: room } = await launchGame(visit, 'PVP', /pusoy dos|tiến lên|kasama/i);
  await room.locator('.lobby .mainButton').click(wait);
  await playHand(room);
  await room.locator('.result .sideButton').last().click();
  await expect(room.locator('.verdict')).toContainText(labels.genuine, wait);
  await page.keyboard.press('Escape');
  await leaveGame(visit);

  const { game: again } = await launchGame(visit, 'ESPORTS', /virtual football/i);
  await again.getByRole('button', { name: labels.myBets }).click(wait);
  await again.getByRole('tab', { name: labels.settled }).click();
  const bet = again.locator('.betCard').filter({ hasText: home }).first();
  await expect(bet).toHaveAttribute('data-state', /^(won|lost|void)$/, { timeout: 60_000 });
  await bet.getByRole('button', { name: labels.proof }).first().click();
  await expect(again.locator('.verdict')).toHaveAttribute('data-tone', 'good', wait);
});
