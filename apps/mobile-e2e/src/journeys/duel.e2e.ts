import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { launch, leave } from '../harness/launch.ts';
import { logIn } from '../harness/log-in.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

/** The provider's own words: its texts are not the app's. */
const words = {
  place: 'Itaya ang',
  seeBets: 'Tingnan ang mga taya ko',
  settled: 'Tapos na',
  proof: 'Patunay',
  myBets: 'Mga taya ko',
  find: 'Maghanap',
  genuine: 'Totoo',
};
const wait = { timeout: 30_000 };

/** Plays a card that can be played whenever it is the player's turn, passes otherwise; the clock helps where a tap comes late. */
const playHand = async (game: FrameLocator): Promise<void> => {
  const result = game.locator('.result');
  const own = game.locator('.ownCard');
  await expect(async () => {
    if (await result.isVisible()) return;
    const quick = { timeout: 700 };
    await game.locator('.table[data-mine=true]').waitFor(quick);
    await own.first().click(quick);
    const play = game.locator('.actions .mainButton');
    await ((await play.isEnabled(quick)) ? play : game.locator('.actions .sideButton').first()).click(quick);
    await expect(result).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 120_000, intervals: [100] });
};

test('a slip is settled while its member wins or loses at cards', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page } = visit;
  await logIn(visit, 'demo');

  const { game: book } = await launch(visit, 'ESPORTS', /virtual football/i);
  const match = book.locator('.matchCard[data-status=upcoming]').first();
  const home = (await match.locator('.teamName').first().innerText(wait)).trim();
  await match.locator('.cardOdds .odds:enabled').first().click();
  await book.locator('.slipBar').click();
  const slip = book.getByRole('dialog');
  await slip.locator('.acceptance label').last().click();
  await slip.getByRole('button', { name: new RegExp(`^${words.place}`) }).click();
  await slip.getByRole('button', { name: words.seeBets }).click();
  await expect(book.locator('.betCard[data-state=open]').first()).toContainText(home);
  await leave(visit);

  const { game: room } = await launch(visit, 'PVP', /pusoy dos|tiến lên|kasama/i);
  await room.locator('.lobby .mainButton').click(wait);
  await playHand(room);
  await room.locator('.result .sideButton').last().click();
  await expect(room.locator('.verdict')).toContainText(words.genuine, wait);
  await page.keyboard.press('Escape');
  await leave(visit);

  const { game: again } = await launch(visit, 'ESPORTS', /virtual football/i);
  await again.getByRole('button', { name: words.myBets }).click(wait);
  await again.getByRole('tab', { name: words.settled }).click();
  const bet = again.locator('.betCard').filter({ hasText: home }).first();
  await expect(bet).toHaveAttribute('data-state', /^(won|lost|void)$/, { timeout: 60_000 });
  await bet.getByRole('button', { name: words.proof }).first().click();
  await expect(again.locator('.verdict')).toHaveAttribute('data-tone', 'good', wait);
});
