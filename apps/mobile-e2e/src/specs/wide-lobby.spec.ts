import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getAccountChip, logIn } from '../support/log-in.ts';

/** Returns the number of tiles in the first row of the games. */
const countColumns = (page: Page): Promise<number> =>
  page
    .getByRole('tabpanel')
    .locator('ul')
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`the lobby of ${code} uses the window of a desktop, with a side navigation`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit.open('/m/home');
    const navigation = page.getByRole('navigation', { name: t('shell:nav.label') });
    const categories = page.getByRole('navigation', { name: t('menu:games') });
    await expect(categories).toBeVisible();
    // In a wide window, the side navigation replaces the bottom bar.
    await expect(navigation).toHaveCount(1);
    const [rail, content] = [await categories.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(rail!.width).toBeGreaterThan(150);
    expect(content!.width).toBeGreaterThan(900);
    const isRailOnTheLeft = rail!.x < content!.x;
    expect(isRailOnTheLeft).toBe(code === 'bituinara');
    expect(await countColumns(page)).toBe(6);

    await categories.getByRole('link', { name: t('games:category.LIVE') }).click();
    await expect(page).toHaveURL(/category=LIVE/);
    await navigation.getByRole('link', { name: t('shell:title.search') }).click();
    await expect(page).toHaveURL(/\/m\/search/);
    await page.goBack();
    await expect(page).toHaveURL(/category=LIVE/);

    // A page with a form has a narrow column and the bottom bar, even in a wide window.
    await visit.open('/m/help');
    await expect(categories).toHaveCount(0);
    expect((await page.getByRole('main').boundingBox())!.width).toBeLessThanOrEqual(480);
  });

  test(`the lobby of ${code} shows six columns and the bottom bar on a tablet`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await page.setViewportSize({ width: 820, height: 1180 });
    await visit.open('/m/home');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    expect(await countColumns(page)).toBe(6);
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('menu:games') })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

/** Horizontal distance in pixels from the centre of the window to the centre of an element. Positive to the right. */
const getOffsetFromCentre = async (page: Page, element: Locator): Promise<number> => {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2 - (await page.evaluate(() => document.documentElement.clientWidth)) / 2;
};

for (const [code, header] of [
  ['quetzarena', 'search'],
  ['firuzara', 'centre'],
] as const) {
  test(`the bars of ${code} have their own form, with the log-in at every width from 320 px`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    const banner = page.getByRole('banner');
    const bar = page.getByRole('navigation', { name: t('shell:nav.label') });
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await visit.open('/m/home');
      await expect(banner.getByRole('link', { name: t('shell:header.login') })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const logo = banner.getByRole('link', { name: t('shell:header.home').replace('{name}', '') });
      // While the app replaces the prerendered page, an element can disappear after the test has found it. It then has
      // no position, so the checks are repeated.
      await expect(async () => {
        const links = await bar.getByRole('link').all();
        expect(links).toHaveLength(5);
        for (const link of links) {
          const box = (await link.boundingBox())!;
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
        if (header === 'centre') expect(Math.abs(await getOffsetFromCentre(page, logo))).toBeLessThan(width / 8);
      }).toPass();
    }
    const current = bar.locator('[aria-current="page"]');
    if (header === 'search') {
      await bar.getByRole('link', { name: t('shell:nav.sports') }).click();
      await expect(page).toHaveURL(/gameType=SPORTS/);
      await expect(current).toHaveText(t('shell:nav.sports'));
      await visit.open('/m/home');
      await banner.getByRole('link', { name: t('shell:title.search') }).click();
      await expect(page).toHaveURL(/\/m\/search/);
    } else {
      // The floating bar does not touch the edges of the window, and its first entry is on the right.
      const box = (await bar.boundingBox())!;
      expect(box.x).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThan(800);
      expect(await getOffsetFromCentre(page, current)).toBeGreaterThan(100);
      expect(
        await getOffsetFromCentre(page, banner.getByRole('button', { name: t('shell:header.menu') })),
      ).toBeGreaterThan(100);
    }
  });
}

test('a member of quetzarena finds the search in the header of every phone from 320 px', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await visit.open('/m/home');
  const banner = page.getByRole('banner');
  const search = banner.getByRole('link', { name: t('shell:title.search') });
  const address = await search.getAttribute('href');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(getAccountChip(visit, 'demo')).toBeVisible();
    await expect(banner.getByRole('button', { name: t('shell:header.menu') })).toBeInViewport({ ratio: 1 });
    const box = (await search.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const neighbour of await banner.locator(`a:visible:not([href="${address}"]), button:visible`).all()) {
      const { x, width: size } = (await neighbour.boundingBox())!;
      expect(x + size <= box.x || x >= box.x + box.width).toBe(true);
    }
  }
});

test('the side navigation of quetzarena marks the list of sports as the current page', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t } = visit;
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit.open('/m/home');
  const navigation = page.getByRole('navigation', { name: t('shell:nav.label') });
  await navigation.getByRole('link', { name: t('shell:nav.sports') }).click();
  await expect(page).toHaveURL(/gameType=SPORTS/);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(t('shell:nav.sports'));
});

test('nothing moves on a desktop while the home loads', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (globalThis as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit.open('/m/home');
  await expect(page.getByRole('navigation', { name: t('menu:games') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02);
});
