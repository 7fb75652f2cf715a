import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chunkPatterns, blockChunk } from '../support/block-chunk.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const brands = ['bituinara', 'firuzara'] as const;

/** Scrolls until a section appears. The sections below the first screen load lazily. */
const scrollTo = async (page: Page, selector: string): Promise<void> => {
  await page.mouse.move(195, 420);
  await expect
    .poll(async () => {
      if (await page.locator(selector).count()) return true;
      // A busy browser can merge several wheel events and scroll past the section. At the bottom of the page, the
      // scroll therefore starts again at the top.
      const isAtBottom = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
      await page.mouse.wheel(0, isAtBottom ? -100_000 : 500);
      return false;
    })
    .toBe(true);
};

for (const code of brands) {
  test(`a first visit to ${code} shows its announcement once`, async ({ brand }) => {
    const visit = brand(code, 'loud');
    const { page, t } = visit;
    await visit.open('/m/home');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectHealthyPage(page, `the announcement of ${code}`);
    // The close button must be above the text. It is below the text if the styles in the HTML override the style sheets
    // that load later.
    const cross = await dialog
      .getByRole('button', { name: t('shell:action.close'), exact: true })
      .last()
      .boundingBox();
    const textBox = await dialog.getByRole('paragraph').first().boundingBox();
    expect(cross?.y).toBeLessThan(textBox?.y ?? 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: t('home:download.title') })).toBeVisible();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('complementary', { name: t('home:download.title') })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await visit.open('/m/home?popup=announcements');
    await expect(dialog).toBeVisible();
  });

  test(`the announcement of ${code} does not cover an open dialog of the visitor`, async ({ brand }) => {
    const { page, origin, t } = brand(code, 'loud');
    const release = await blockChunk(page, chunkPatterns['the app']);
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('shell:header.menu') }).click();
    release();
    const menu = page.getByRole('dialog', { name: t('shell:header.menu') });
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('livery.popups')), 'it is known').not.toBeNull();
    // Waits longer than the delay of the announcement. The app must not show the announcement while the menu is open.
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`a match of ${code} is opened from the strip and by a link`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/home');
    await scrollTo(page, 'a[href*="match="]');
    const match = page.locator('li:not([inert]) a[href*="match="]');
    await match.scrollIntoViewIfNeeded();
    await match.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: t('home:matches.bet'), exact: true })).toBeVisible();
    await expect(sheet.locator('time')).toHaveText(/[\d۰-۹٠-٩]{2}\/[\d۰-۹٠-٩]{2} [\d۰-۹٠-٩]{2}:[\d۰-۹٠-٩]{2}/);
    await expectHealthyPage(page, `a match of ${code}`);
    const address = page.url();
    expect(address).toContain('?match=');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.goto(address);
    await expect(sheet.getByRole('link', { name: t('home:matches.bet'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    expect(page.url()).not.toContain('match=');
  });

  test(`customer service of ${code} replies in its chat`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/home');
    await page.getByRole('button', { name: t('home:service.open') }).click();
    await expectHealthyPage(page, `the button of customer service of ${code}`);
    await page.getByRole('button', { name: t('home:service.TELEGRAM') }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2);
    expect(await page.getByRole('dialog').getByRole('link').first().getAttribute('href')).toContain(
      `/wps/demo/${code}/telegram`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const chat = page.getByRole('link', { name: t('home:service.LIVECHAT') });
    if (!(await chat.isVisible())) await page.getByRole('button', { name: t('home:service.open') }).click();
    await chat.click();
    const messages = page.getByRole('log').locator('p');
    await expect(messages).toHaveCount(1);
    await page.getByRole('textbox', { name: t('home:chat.label') }).fill('2 + 2 = 4?');
    await page.keyboard.press('Enter');
    await expect(messages).toHaveCount(3);
    await expectHealthyPage(page, `the chat of ${code}`);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(messages).toHaveCount(3);
  });

  test(`the app of ${code} is offered on its page`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/download');
    await expect(page.getByRole('link', { name: t('home:download.android') })).toHaveAttribute(
      'href',
      `${visit.origin}/wps/demo/${code}/android`,
    );
    await page.getByRole('button', { name: t('home:download.home') }).click();
    await expectHealthyPage(page, `the guide of ${code}`);
  });
}

test('the offer of the app does not return after it is closed', async ({ brand }) => {
  const visit = brand('bituinara', 'loud');
  const { page, t } = visit;
  await visit.open('/m/home');
  await page.keyboard.press('Escape');
  const bar = page.getByRole('complementary', { name: t('home:download.title') });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: t('home:download.get') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('home:download.android') })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: t('home:download.hide') }).click();
  await expect(bar).toHaveCount(0);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: t('home:service.open') })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a member sees the content for members', async ({ brand }) => {
  const visit = brand('bituinara', 'loud');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: t('shell:title.activity'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(dialog).toHaveCount(0);
});

/**
 * Records layout shifts that no user input caused. For each shift it stores the texts of the moved elements in the main
 * content, in asides and in dialogs.
 */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const moved: string[] = [];
    (globalThis as { moved?: string[] }).moved = moved;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        for (const { node } of sources)
          if (node instanceof Element && node.closest('#content, aside, [role=dialog]'))
            moved.push(node.textContent.slice(0, 60));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing on the home moves while it loads', async ({ brand }) => {
  const visit = brand('quetzarena', 'loud');
  const { page } = visit;
  await watchMoves(page);
  await visit.open('/m/home');
  await expect(page.locator('a[href*="match="]').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([]);
});
