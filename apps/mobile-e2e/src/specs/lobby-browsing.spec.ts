import { expect, test } from '../support/fixtures.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

/** Brands, each with the number of rows of hot games on its home page. */
const brands = [
  { code: 'bituinara', lang: 'fil', dir: 'ltr', rows: 4 },
  { code: 'firuzara', lang: 'ar', dir: 'rtl', rows: 2 },
] as const;

for (const { code, lang, dir, rows } of brands) {
  test(`a guest browses the home of ${code}`, { tag: '@smoke' }, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/');

    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('region', { name: t('games:hero.label') })).toBeVisible();
    await expect(page.getByRole('tab', { name: t('games:category.HOT') })).toHaveAttribute('aria-selected', 'true');

    const games = page.getByRole('tabpanel').locator('li > a');
    await expect(games.first()).toBeVisible();
    await expect(games).toHaveCount(rows * 3);
    await expect(games.first().locator('img')).toHaveJSProperty('complete', true);
    expect(
      await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
      ),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await expectHealthyPage(page, `the home of ${code}`);
  });
}

for (const width of [320, 360])
  test(`the header of a phone of ${width} px shows the brand and one log-in button`, async ({ brand }) => {
    const { page, origin, t } = brand('bituinara');
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${origin}/m/home`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t('shell:header.login') })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: t('shell:header.register') })).not.toBeInViewport();
    await expect.poll(async () => (await header.locator('img').boundingBox())?.width).toBeGreaterThan(80);
    // The text of a slide must stay in its half of the slide, so that it does not cover the image. A long word must
    // therefore wrap.
    const slideText = page
      .getByRole('region', { name: t('games:hero.label') })
      .locator('[data-side=left]')
      .first();
    await slideText.evaluate((element) => (element.textContent = 'Sportwettenherausforderungen'));
    expect(await slideText.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('a guest switches the category, filters it by a vendor and scrolls for more', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await visit.open('/m/home');
  const slots = page.getByRole('tab', { name: t('games:category.RNG') });
  await slots.click();
  await expect(slots).toHaveAttribute('aria-selected', 'true');
  const games = page.getByRole('tabpanel').locator('li > a');
  await expect(games.first()).toBeVisible();

  const seen = new Set<string>();
  const collect = async (): Promise<number> => {
    for (const name of await games.allInnerTexts()) seen.add(name);
    return seen.size;
  };
  const before = await collect();
  // Scrolls to the last tile, not by a fixed distance. On a busy machine the list grows slowly. A fixed distance would
  // then scroll past the list, and its next page would not load.
  await expect
    .poll(async () => {
      await games.last().scrollIntoViewIfNeeded();
      return collect();
    })
    .toBeGreaterThan(before + 12);
});

test('a guest searches the hot games', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await visit.open('/m/home');
  const games = page.getByRole('tabpanel').locator('li > a');
  await expect(games.first()).toBeVisible();
  const gameName = (await games.nth(3).innerText()).split('\n').at(-1) ?? '';

  const search = page.getByRole('searchbox', { name: t('games:search.hot') });
  await search.fill(gameName);
  await search.press('Enter');
  await expect(games.filter({ hasText: gameName }).first()).toBeVisible();
  await expect(games.filter({ hasNotText: gameName })).toHaveCount(0);

  await search.fill('zzzzzz');
  await search.press('Enter');
  await expect(page.getByText(t('games:games.noResult').replace('{name}', 'zzzzzz'))).toBeVisible();
  await page.getByRole('button', { name: t('games:games.showAll') }).click();
  await expect(games.first()).toBeVisible();
});
