import { expect, test } from '../support/fixtures.ts';
import { launchGame, leaveGame, type OpenGame, verifyLastRound } from '../support/launch-game.ts';
import { logIn } from '../support/log-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Texts of the games. The game provider has its own texts, which are not in the app's translations. */
const labels = { spin: 'Paikutin', information: 'Paano nagbabayad', history: 'Mga round ko', genuine: 'Totoo' };
const wait = { timeout: 60_000 };

/** Opens the list of this member's rounds in the game, newest first. The sheet with the list stays open. */
const openHistory = async ({ game }: OpenGame): Promise<void> => {
  await game.getByRole('button', { name: labels.information, exact: true }).click();
  await game.getByRole('button', { name: labels.history }).click();
};

/** Starts a paid spin and waits until the spin and all features that it triggers, such as free spins, have ended. */
const spin = async (open: OpenGame): Promise<void> => {
  const { page, game } = open;
  // The game shows free spins in a dialog (`dialog.card`). The handler closes the dialog with its main button.
  await page.addLocatorHandler(game.locator('dialog.card .mainAction'), (button) => button.click());
  const button = game.getByRole('button', { name: labels.spin, exact: true });
  await expect(button).toBeEnabled(wait);
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await expect(game.locator('.message')).toHaveText(/\S/);
  await page.removeLocatorHandler(game.locator('dialog.card .mainAction'));
};

test('in one visit a member plays ways, clusters, coins that hold and fish, and verifies each round', async ({
  brand,
}) => {
  const visit = brand('bituinara');
  await logIn(visit, 'demo');

  const ways = await launchGame(visit, 'RNG', /viking|samurai|phoenix/i);
  await expect(ways.game.locator('.trail')).toBeAttached(wait);
  await spin(ways);
  await openHistory(ways);
  await verifyLastRound(ways, labels.genuine);
  await leaveGame(visit);

  const cluster = await launchGame(visit, 'RNG', /kuneho|kendi|rosas/i);
  await expect(cluster.game.locator('.ladder')).toBeAttached(wait);
  await spin(cluster);
  await openHistory(cluster);
  await verifyLastRound(cluster, labels.genuine);
  await leaveGame(visit);

  const coins = await launchGame(visit, 'RNG', /pusa|palaka|pirata|lampara/i);
  await expect(coins.game.locator('.coinGrid')).toBeAttached(wait);
  await spin(coins);
  await openHistory(coins);
  await verifyLastRound(coins, labels.genuine);
  await leaveGame(visit);

  const fish = await launchGame(visit, 'FISH', /./);
  const { game } = fish;
  const shots = game.locator('[data-meter=shots] dd');
  await game.locator('.load').click(wait);
  await expect(shots).toHaveText('60');
  // The stake of a shot without a hit is refunded. Therefore the test shoots until a hit lowers the balance.
  await expect(async () => {
    await game.locator('.sea').click({ position: { x: 195, y: 120 } });
    await expect(game.locator('.handBack')).toBeEnabled();
    expect(Number(await shots.innerText())).toBeLessThan(60);
  }).toPass({ timeout: 60_000 });
  await game.locator('.handBack').click();
  await game.locator('dialog.card .mainAction').click();
  await expect(game.locator('.load')).toBeVisible();
  await openHistory(fish);
  await verifyLastRound(fish, labels.genuine);
  await leaveGame(visit);
});
