import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { mobileViewport } from '../support/mobile-viewport.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, embedPreview } from '../support/preview.ts';

// The console looks for a session first, and scenes with failing calls report their failures.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|503|410|Failed to fetch|system\.|ERR_/),
);

/** Opens the preview of a new draft, as an owner. Returns the function that shows a screen of it in a scene. */
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

test('scenes show empty lists, no network and a slow network', async ({ page }) => {
  test.slow();
  const show = await startScenes(page);

  const normal = await show('/m/gameList', {});
  await expect(normal.frame.getByText(/Five Digits/).first()).toBeVisible();
  await normal.remove();
  const empty = await show('/m/gameList', { calls: 'empty' });
  // The page is measured when nothing loads any more.
  await empty.send({ type: 'measure', id: 1 });
  expect((await empty.waitFor('measured')).path).toMatch(/^\/m\/game/);
  await expect(empty.frame.getByText(/Five Digits/)).toHaveCount(0);
  await empty.remove();

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
  // The editor has an address of its own, which still works.
  await expect(page.frameLocator('iframe:not([inert])').locator('#content')).toBeVisible();
  await page.getByRole('button', { name: 'Open on a phone' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).not.toHaveValue(url);
});
