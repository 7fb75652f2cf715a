import { expect, test, createVisit } from '../support/fixtures.ts';
import { logIn, getAccountChip } from '../support/log-in.ts';

/** The game provider's own text, which is not in the app's translations. */
const spinInTagalog = 'Paikutin';
const figure = (text: string): string => text.replace(/[^\d.,]/g, '');

test('a member plays the slot, and the balance updates live in another tab', async ({ brand, context }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  // A tab opened by the page itself has the same session.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void open('/m/home'));
  const other = createVisit(await opened, 'bituinara');
  const balance = getAccountChip(other, 'demo');
  await expect(balance).toContainText(/\d/);
  const before = figure(await balance.innerText());

  await page.bringToFront();
  await page.getByRole('tab', { name: t('games:category.RNG') }).click();
  await page.getByRole('tabpanel').locator('li > a').first().click();
  await expect(page).toHaveURL(/\/m\/launchGame/);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: spinInTagalog, exact: true });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await spin.click();

  await expect.poll(async () => figure(await balance.innerText())).not.toBe(before);
  await page.getByRole('button', { name: t('games:launch.close') }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  // A toast over the lobby shows what the game cost and paid.
  const [beforeName = ''] = t('games:launch.receipt')
    .split('{staked}')
    .slice(0, 1)
    .map((text) => text.split('{time}').at(-1) ?? '');
  await expect(page.getByText(beforeName.trim()).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: t('games:category.RNG') })).toHaveAttribute('aria-selected', 'true');
  // The win may still be pending: both tabs agree once it is credited, whatever the amount.
  const figures = (): Promise<string[]> =>
    Promise.all([getAccountChip(visit, 'demo'), balance].map(async (chip) => figure(await chip.innerText())));
  await expect.poll(async () => new Set(await figures()).size).toBe(1);
});
