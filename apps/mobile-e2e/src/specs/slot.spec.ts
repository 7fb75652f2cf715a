import { expect, test, createVisit } from '../support/fixtures.ts';
import { logIn, getAccountChip } from '../support/log-in.ts';

/** Text of the spin button. The game provider has its own texts, which are not in the app's translations. */
const spinInVietnamese = 'Quay';
const figure = (text: string): string => text.replace(/[^\d.,]/g, '');

// Both tests play with the same member and compare the balance, so they run one after the other.
test.describe.configure({ mode: 'default' });

test('a member who reloads the page during a spin sees the result of that spin once', async ({ brand }) => {
  const visit = brand('lualoc');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await page.getByRole('tab', { name: t('games:category.RNG') }).click();
  await page.getByRole('tabpanel').locator('li > a').nth(1).click();
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: spinInVietnamese, exact: true });
  await expect(spin).toBeEnabled({ timeout: 60_000 });
  await expect(game.locator('.fingerprint bdi')).toHaveText(/^[0-9a-f]{16}…$/);
  await Promise.all([page.waitForResponse(/\/api\/play$/), spin.click()]);
  await page.reload();
  await expect(game.locator('.message')).toContainText('Ván trước:', { timeout: 60_000 });
  const balance = await game.locator('[data-meter=balance] dd').innerText();
  await page.reload();
  await expect(spin).toBeVisible({ timeout: 60_000 });
  await expect(game.locator('.message')).not.toContainText('Ván trước:');
  await expect(game.locator('[data-meter=balance] dd')).toHaveText(balance);
});

test(
  'a member plays the slot, and the balance updates live in another tab',
  { tag: '@smoke' },
  async ({ brand, context }) => {
    // Only this file plays with this member. A bet in another file would change the balance that this test checks.
    const visit = brand('lualoc');
    const { page, t } = visit;
    await logIn(visit, 'demo');
    // Opens the second tab from the page, because a tab that a page opens has the same session.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void open('/m/home'));
    const other = createVisit(await opened, 'lualoc');
    const balance = getAccountChip(other, 'demo');
    await expect(balance).toContainText(/\d/);
    const before = figure(await balance.innerText());

    await page.bringToFront();
    await page.getByRole('tab', { name: t('games:category.RNG') }).click();
    await page.getByRole('tabpanel').locator('li > a').first().click();
    await expect(page).toHaveURL(/\/m\/launchGame/);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: spinInVietnamese, exact: true });
    await expect(spin).toBeEnabled({ timeout: 60_000 });
    await spin.click();

    await expect.poll(async () => figure(await balance.innerText())).not.toBe(before);
    // When the game closes, a toast in the lobby shows the total stake and the total win for 8 seconds. The check starts
    // before the tap on the close button, because on a busy machine a later check could miss the toast.
    const [beforeName = ''] = t('games:launch.receipt')
      .split('{staked}')
      .slice(0, 1)
      .map((text) => text.split('{time}').at(-1) ?? '');
    await Promise.all([
      expect(page.getByText(beforeName.trim()).first()).toBeVisible(),
      page.getByRole('button', { name: t('games:launch.close') }).click(),
    ]);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByRole('tab', { name: t('games:category.RNG') })).toHaveAttribute('aria-selected', 'true');
    // Waits until both tabs show the same balance, because a win may be credited later.
    const figures = (): Promise<string[]> =>
      Promise.all([getAccountChip(visit, 'demo'), balance].map(async (chip) => figure(await chip.innerText())));
    await expect.poll(async () => new Set(await figures()).size).toBe(1);
  },
);
