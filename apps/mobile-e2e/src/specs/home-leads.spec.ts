import { expect, test, type Visit } from '../support/fixtures.ts';

const searchTexts = {
  bituinara: { mistyped: 'drgaon', category: 'slot' },
  firuzara: { mistyped: 'drgaon', category: 'slot' },
} as const;

/** Opens the header's search from a list of games, and returns its field. */
const startSearch = async ({ page, t, open }: Visit) => {
  await open('/m/gameList?gameType=RNG');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:title.search') })
    .click();
  return page.getByRole('searchbox', { name: t('search:label') });
};

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest of ${code} reads one offer with its condition, and its action leads to the registration`, async ({
    brand,
  }) => {
    const visit = brand(code, 'loud');
    const { page, t } = visit;
    await visit.open('/m/home');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // The dialog offers the welcome bonus. Its heading contains the percentage of the bonus, and its text contains the
    // conditions.
    await expect(dialog.getByRole('heading')).toContainText(/50|٥٠|۵۰/);
    await expect(dialog.getByRole('paragraph').first()).not.toBeEmpty();
    await dialog.getByRole('link', { name: t('shell:header.register'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/register/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`the home of ${code} leads to its collections and ends with the footer`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/home');
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: t('shell:title.help') })).toBeAttached();
    await expect(footer.getByRole('link', { name: t('shell:title.agreement') })).toBeAttached();
    await expect(footer.getByRole('link', { name: t('shell:title.playLimits') })).toBeAttached();
    await expect(footer).toContainText(code === 'bituinara' ? 'PAGCOR' : 'GCGRA');
    // The footer moves down while the test scrolls towards it, because the collections above it load during the scroll.
    // Therefore the test scrolls repeatedly.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1500);
        return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
      })
      .toBe(true);
    await expect(footer.getByRole('link', { name: t('shell:title.help') })).toBeInViewport();
    const all = page.getByRole('link', {
      name: t('games:collection.allOf').replace('{name}', t('games:category.LIVE')),
    });
    await all.click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=LIVE/);
    await expect(page).toHaveTitle(new RegExp(t('games:list.title')));
    await expect(page.locator('footer')).toBeAttached();
  });

  test(`the search of ${code} forgives typing errors and finds categories and pages`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    const field = await startSearch(visit);
    await field.fill(searchTexts[code].mistyped);
    const results = page.getByRole('list', { name: t('search:results') });
    await expect(results.getByRole('listitem').first()).toBeVisible();
    await field.fill(searchTexts[code].category);
    const links = page.getByRole('list', { name: t('shell:title.search') });
    await links.getByRole('link', { name: t('games:category.RNG'), exact: true }).click();
    await expect(page).toHaveURL(/gameType=RNG/);
    await page.goBack();
    await field.fill(t('shell:title.help'));
    await links.getByRole('link', { name: t('shell:title.help'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/help/);
    // The search page shows the text of the earlier search, because the app stores recent searches.
    await visit.open('/m/search');
    await expect(page.getByRole('button', { name: t('shell:title.help') })).toBeVisible();
  });

  test(`the winners of ${code} have a podium and periods, and the first leads to its game`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/winnerPage');
    const board = page.getByRole('list', { name: t('games:winners.board') });
    const [first, second, third] = [0, 1, 2].map((rank) => board.getByRole('listitem').nth(rank));
    await expect(third!).toBeVisible();
    const [one, two, three] = await Promise.all([first, second, third].map((step) => step!.boundingBox()));
    expect(one!.height).toBeGreaterThan(two!.height);
    expect(two!.height).toBeGreaterThan(three!.height);
    expect(Math.sign(two!.x - one!.x)).toBe(code === 'bituinara' ? -1 : 1);
    await page.getByText(t('records:range.week'), { exact: true }).click();
    await expect(page).toHaveURL(/period=week/);
    await page.getByText(t('records:range.month'), { exact: true }).click();
    await first!.getByRole('link').click();
    await expect(page).toHaveURL(/\/m\/login\?from=.*launchGame/);
  });

  test(`a failed part of the home of ${code} loads by itself when the network is back`, async ({
    brand,
    context,
    guard,
  }) => {
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/winnerPage');
    await expect(page.getByRole('list', { name: t('games:winners.board') })).toBeVisible();
    await context.setOffline(true);
    await page.getByText(t('records:range.week'), { exact: true }).click();
    await expect(page.getByText(t('games:winners.failed'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t('games:winners.failed'))).toHaveCount(0);
  });
}
