import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { mobileViewport } from '../support/mobile-viewport.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, embedPreview, getShownPreview } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. In some scenes
// (simulated conditions of a preview), calls fail on purpose.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|503|410|Failed to fetch|system\.|ERR_/),
);

/**
 * Opens the preview of a new draft, as an operator with the role owner. Returns a function that shows a screen of the
 * preview in a scene (visitor, language and conditions).
 */
const startScenes = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'owner2@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  const { origin } = await draft.openPreview();
  return async (path: string, scene: Partial<PreviewScene>) => {
    const shown = await embedPreview(page, origin, path, { language: 'EN', ...scene });
    await shown.waitFor('ready');
    return shown;
  };
};

test('scenes show empty lists, a closed site, no network and a slow network', async ({ page }) => {
  test.slow();
  const show = await startScenes(page);

  const normal = await show('/m/gameList', {});
  await expect(normal.frame.getByText(/Five Digits/).first()).toBeVisible();
  await normal.remove();
  const empty = await show('/m/gameList', { calls: 'empty' });
  // The page responds to the message `measure` only when all its loading has ended.
  await empty.send({ type: 'measure', id: 1, hasBoxes: false });
  const measured = await empty.waitFor('measured');
  expect(measured.path).toMatch(/^\/m\/game/);
  expect(measured.boxes).toEqual([]);
  expect(measured.shown).not.toEqual([]);
  await empty.send({ type: 'measure', id: 2, hasBoxes: true });
  expect((await empty.waitFor('measured')).boxes).not.toEqual([]);
  await expect(empty.frame.getByText(/Five Digits/)).toHaveCount(0);
  await empty.remove();

  // Only the maintenance page is shown, without the navigation of the app.
  const closed = await show('/m/home', { calls: 'closed' });
  await expect(closed.frame.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
  await expect(closed.frame.getByRole('navigation')).toHaveCount(0);
  await closed.remove();

  const offline = await show('/m/activity', { calls: 'offline' });
  expect(await offline.frame.evaluate(() => navigator.onLine)).toBe(false);
  await expect(offline.frame.getByText(/offline|connection|network/i).first()).toBeVisible();
  await offline.remove();

  const slow = await show('/m/activity', { calls: 'slow' });
  const seconds = await slow.frame.evaluate(async () => {
    const start = performance.now();
    await fetch('/wps/system/timestamp').catch(() => undefined);
    return (performance.now() - start) / 1000;
  });
  expect(seconds).toBeGreaterThanOrEqual(3);
});

test('a phone follows the draft until the operator ends its address', async ({ browser, page }) => {
  test.slow();
  await logInOperator(page, 'translator@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  await page.getByRole('button', { name: 'Open on a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'On your phone' });
  await expect(dialog.getByRole('img', { name: 'Address of the preview as a code to scan' })).toBeVisible();
  const url = await dialog.getByLabel('Address', { exact: true }).inputValue();
  await expectAccessible(page, 'the dialog with the code');

  const phone = await (await browser.newContext({ ...mobileViewport, locale: 'en' })).newPage();
  await phone.goto(url);
  await expect(phone.locator('#content')).toBeVisible();
  await draft.change(['name'], 'Aurora');
  await expect(phone).toHaveTitle(/Aurora/);

  await dialog.getByRole('button', { name: 'End this address' }).click();
  await expect(phone.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  expect((await phone.reload())?.status()).toBe(410);
  // The preview in the editor must still work. It has another URL than the phone, and the operator has ended only the
  // URL of the phone.
  await expect(getShownPreview(page).locator('#content')).toBeVisible();
  await page.getByRole('button', { name: 'Open on a phone' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).not.toHaveValue(url);
});

test('the editor finds a text that does not fit, shows its place, and opens it', async ({ page, guard }) => {
  test.slow();
  // This test opens several previews of one draft at the same time. The gateway responds to the later calls with status
  // 409 until it has composed (built) the draft for the first call.
  guard.expectErrors(/409 \(Conflict\).*\/ops\/brands\/.*\/preview/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'owner@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer';
  // The check starts with the home page in the default language, so it finds the text immediately.
  await draft.change(['texts', 'VI', 'shell:nav.home'], long);
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  const panel = page.getByRole('region', { name: 'Texts that do not fit' });
  await panel.getByRole('button', { name: 'Check all languages' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  const item = panel.getByRole('listitem').filter({ hasText: 'shell:nav.home' });
  await expect(item).toContainText(long);
  await expect(item).toContainText('(320 px)');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText(/^Stopped after \d+ of \d+ screens$/)).toBeVisible();

  await item.getByRole('button', { name: 'Show and edit' }).click();
  const field = page.getByRole('textbox', { name: 'shell:nav.home' });
  await expect(field).toHaveValue(long);
  const shown = getShownPreview(page).getByText(long).first();
  await expect(shown).toHaveCSS('outline-style', 'solid');

  await field.fill('Casa');
  await field.blur();
  // After the edit, the current screen is measured again, so its result is up to date. A result for another width would
  // be marked as outdated.
  await expect(getShownPreview(page).getByText('Casa', { exact: true }).first()).toBeVisible();
  await expect(item.filter({ hasNotText: 'Changed since' })).toHaveCount(0);
});

test('a second screen follows the first one, and the size of the first load is shown', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'translator@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  const first = page.frameLocator('iframe[title="Preview"]:not([inert])');
  const second = page.frameLocator('iframe[title="Second screen"]:not([inert])');
  await expect(first.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Second screen' }).selectOption({ label: 'Small phone · 320' });
  await expect(second.getByRole('navigation').first()).toBeVisible();
  expect(await second.locator('html').evaluate(() => innerWidth)).toBe(320);
  expect(await first.locator('html').evaluate(() => innerWidth)).toBe(390);

  await first
    .locator('nav a[href="/m/activity"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(second.locator('h1')).toHaveText(await first.locator('h1').innerText());
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
  await expect(first.locator('html')).toHaveAttribute('lang', 'en');
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await draft.change(['texts', 'EN', 'shell:title.activity'], 'Start here');
  await expect(second.getByText('Start here').first()).toBeVisible();

  const budget = page.getByRole('region', { name: 'Size of the first load' });
  await expect(budget).toContainText(
    /^Size of the first load1\d\d(?:\.\d)? kB: \d+(?:\.\d)? kB of the budget are free/,
  );
  await expectAccessible(page, 'the editor with two screens');
  await page.getByRole('combobox', { name: 'Second screen' }).selectOption({ label: 'One screen' });
  await expect(page.locator('iframe[title="Second screen"]')).toHaveCount(0);
});
