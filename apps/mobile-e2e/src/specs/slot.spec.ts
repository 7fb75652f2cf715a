import { expect, test, createVisit } from '../support/fixtures.ts';
import { logIn, getAccountChip } from '../support/log-in.ts';

/** The game provider's own text, which is not in the app's translations. */
const spinInVietnamese = 'Quay';
const figure = (text: string): string => text.replace(/[^\d.,]/g, '');

test('a member plays the slot, and the balance updates live in another tab', async ({ brand, context }) => {
  // No other journey plays with this member. A bet of another journey would change the balance too, and this one would
  // leave the game before its own bet, without a summary.
  const visit = brand('lualoc');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  // A tab opened by the page itself has the same session.
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
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await spin.click();

  await expect.poll(async () => figure(await balance.innerText())).not.toBe(before);
  // A toast over the lobby shows what the game cost and paid. It disappears after 8 s, so the check starts before the
  // tap: on a busy machine the steps that follow the tap take longer.
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
  // The win may still be pending: both tabs agree once it is credited, whatever the amount.
  const figures = (): Promise<string[]> =>
    Promise.all([getAccountChip(visit, 'demo'), balance].map(async (chip) => figure(await chip.innerText())));
  await expect.poll(async () => new Set(await figures()).size).toBe(1);
});
