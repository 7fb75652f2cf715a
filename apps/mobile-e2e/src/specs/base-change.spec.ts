import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { createInheritingBrands } from '../support/inheriting-brands.ts';
import { mobileViewport } from '../support/mobile-viewport.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { expectStored, readShownPreview } from '../support/preview.ts';

/** A variable WOFF2 font with Latin letters only. */
const latinFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview reports
// errors, because its origin or its storage can be blocked in the test. Repeated calls can get status 409.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|409 \(Conflict\).*\/ops\/brands\//),
);

const openWindow = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' })
  ).newPage();

/** Opens the preview of the editor on a phone, with the URL from the QR code. */
const showOnPhone = async (browser: Browser, page: Page): Promise<Page> => {
  await page.getByRole('button', { name: 'Open on a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'On your phone' });
  const url = await dialog.getByLabel('Address', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  const phone = await (await browser.newContext({ ...mobileViewport, locale: 'en' })).newPage();
  await phone.goto(url);
  await expect(phone.locator('#content')).toBeVisible();
  return phone;
};

const readDisplayFont = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-display'))
    // A reload of the page makes the call fail. The result is then undefined, and the caller repeats the call.
    .catch(() => undefined);

const goToSection = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const getYear = (page: Page) => page.getByLabel('Year of the copyright');
const getAccent = (page: Page) => page.getByRole('textbox', { name: 'Accent' });
const getName = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** Enters an accent colour. Returns the legible colour to which the editor has changed it. */
const enterAccent = async (page: Page, color: string): Promise<string> => {
  await goToSection(page, 'Colours');
  await getAccent(page).fill(color);
  await getAccent(page).blur();
  await expectStored(page);
  return getAccent(page).inputValue();
};

/**
 * Changes the copyright year, the accent and the heading font of a base (a brand file from which brands inherit), and
 * creates a version of the base. Returns the accent.
 */
const changeBase = async (page: Page, year: string): Promise<string> => {
  await getYear(page).fill(year);
  await getYear(page).blur();
  const accent = await enterAccent(page, '#3db8f2');
  await goToSection(page, 'Type and shape');
  await page
    .getByLabel('Upload a font for headings')
    .setInputFiles({ name: 'archivo.woff2', mimeType: 'font/woff2', buffer: readFileSync(latinFont) });
  await page.getByRole('button', { name: 'Use it for headings' }).click();
  await expectStored(page);
  await expect(page.getByText('No problems')).toBeVisible();
  await page.getByRole('button', { name: 'Make a version' }).click();
  await page.getByLabel('What has changed').fill('Year, accent and font');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Year, accent and font');
  return accent;
};

test('an open editor shows a new version of the base, and keeps the changes of its draft', async ({
  browser,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'owner@example.com');
  const { base, baseEditor, heirEditor } = await createInheritingBrands(page, 'quetzarena');
  await page.goto(`${getConsoleOrigin()}${heirEditor}`);
  const ownAccent = await enterAccent(page, '#f2b33d');
  await goToSection(page, 'Identity');
  await expect(getYear(page)).not.toHaveValue('2031');
  await getName(page).fill('Typed and not left');

  const phone = await showOnPhone(browser, page);
  expect(await readDisplayFont(phone)).not.toContain('own-display');

  const other = await openWindow(browser);
  await logInOperator(other, 'owner2@example.com');
  await other.goto(`${getConsoleOrigin()}${baseEditor}`);
  const baseAccent = await changeBase(other, '2031');
  expect(baseAccent).not.toBe(ownAccent);

  const notice = page.getByRole('region', { name: 'New version of the base' });
  await test.step('the notice lists what has changed, and what the brand has itself', async () => {
    await expect(notice).toContainText(`New version 2 of ${base}`);
    const getChange = (path: string) => notice.getByRole('listitem').filter({ hasText: path });
    await expect(getChange('copyrightYear')).toContainText('Beforeno valueNow2031');
    await expect(getChange('theme.accent')).toContainText('The brand has its own value');
    await expect(getChange('theme.font.display')).toContainText('Nowown');
    await expectAccessible(page, 'the notice of a new base version');
  });

  await test.step('inherited values follow, and nothing of the draft is lost', async () => {
    await expect(getYear(page)).toHaveValue('2031');
    await expect(getName(page)).toHaveValue('Typed and not left');
    await getName(page).blur();
    await expectStored(page);
    await goToSection(page, 'Colours');
    await expect(getAccent(page)).toHaveValue(ownAccent);
    const readAccent = () =>
      readShownPreview(page, (root) => getComputedStyle(root).getPropertyValue('--color-action-accent-bg'));
    await expect.poll(readAccent).toBe(ownAccent);
  });

  await test.step('the font of the base is described and shown', async () => {
    await goToSection(page, 'Type and shape');
    await expect(page.getByText(`Inherited from ${base}`).first()).toBeVisible();
    await expect(page.getByText(/^Adds [\d.]+ kB to the app/)).toBeVisible();
    await expect(page.getByText('Archivo SemiBold')).toBeVisible();
    await expect.poll(() => readShownPreview(page, () => document.fonts.check('700 20px own-display'))).toBe(true);
    await expectAccessible(page, 'the description of an inherited font');
  });

  await test.step('the phone of the operator follows the base', async () => {
    await expect.poll(() => readDisplayFont(phone)).toContain('own-display');
    await phone.context().close();
  });

  await test.step('the notice goes when it is hidden, and the draft is the same after a reload', async () => {
    await notice.getByRole('button', { name: 'Hide' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(notice).toHaveCount(0);
    await goToSection(page, 'Identity');
    await expect(getName(page)).toHaveValue('Typed and not left');
    await expect(getYear(page)).toHaveValue('2031');
    await goToSection(page, 'Colours');
    await expect(getAccent(page)).toHaveValue(ownAccent);
    await page.getByRole('button', { name: 'Use the inherited value' }).first().click();
    await expect(getAccent(page)).toHaveValue(baseAccent);
  });
});
