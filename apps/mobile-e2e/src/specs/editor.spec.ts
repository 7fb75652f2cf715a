import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectStored, getShownPreview } from '../support/preview.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';

const brand = 'quetzarena';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. Calls fail while
// the page is offline. The preview reports errors, because its origin can be blocked in the test.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|ERR_INTERNET_DISCONNECTED|\.preview\.|localStorage/));

/** Creates a draft with the content that members see now, and opens its editor. Returns the URL of the editor. */
const createDraft = async (page: Page): Promise<string> => {
  await page.goto(`${getConsoleOrigin()}/brands/${brand}`);
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Name of the draft').fill(`Draft ${createId()}`);
  await page.getByRole('button', { name: 'Create and edit' }).click();
  await expect(page.getByText('All changes kept')).toBeVisible();
  return page.url().split('?', 1)[0] as string;
};

const goToSection = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const expectPreview = (page: Page, text: string | RegExp) =>
  expect(getShownPreview(page).getByText(text).first()).toBeVisible();
const getName = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const listBlocks = (page: Page) => page.getByRole('list', { name: 'Order', exact: true }).getByRole('listitem');

const openWindow = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' })
  ).newPage();

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" rx="6" fill="#f2c14e"/></svg>`;

test(
  'a person changes a brand, loses the connection and the page, undoes, and makes a version',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await logInOperator(page, 'owner@example.com');
    const url = await createDraft(page);
    await expectPreview(page, 'Inicio');

    await goToSection(page, 'Colours');
    const accent = page.getByRole('textbox', { name: 'Accent' });
    const before = await accent.inputValue();
    const hue = page.getByRole('group', { name: 'Accent' }).getByRole('slider', { name: 'Hue' });
    await hue.focus();
    for (let step = 0; step < 5; step += 1) await hue.press('ArrowRight');
    await expect(accent).not.toHaveValue(before);
    await expectStored(page);

    await goToSection(page, 'Home and tiles');
    const second = (await listBlocks(page).nth(1).locator('bdi').innerText()).trim();
    await page.getByRole('button', { name: `Move ${second} up` }).click();
    await expect(listBlocks(page).first()).toContainText(second);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(listBlocks(page).nth(1)).toContainText(second);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(listBlocks(page).first()).toContainText(second);

    await goToSection(page, 'Type and shape');
    const weights = page.getByRole('radiogroup', { name: 'Weight of the lines' });
    const icon = getShownPreview(page).getByRole('navigation').locator('svg').first();
    await expect(icon).toHaveCSS('stroke-width', '2.5px');
    await weights.getByRole('radio', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(weights.getByRole('radio', { name: 'Regular' })).toBeChecked();
    await expect(icon).toHaveCSS('stroke-width', '2px');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(weights.getByRole('radio', { name: 'Bold' })).toBeChecked();
    await expect(icon).toHaveCSS('stroke-width', '2.5px');

    await goToSection(page, 'Texts');
    await page.getByLabel('Search in keys and texts').fill('shell:nav.home');
    const label = page.getByRole('textbox', { name: 'shell:nav.home' });
    await label.fill('Portada');
    await label.blur();
    await expectStored(page);
    await expectPreview(page, 'Portada');

    await goToSection(page, 'Images');
    await page
      .getByLabel('Replace the logo')
      .first()
      .setInputFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(logo),
      });
    await expect(page.getByText(new RegExp(`^${brand}/logo-[0-9a-f]{8}\\.svg$`))).toBeVisible();

    await goToSection(page, 'Identity');
    await page.context().setOffline(true);
    await getName(page).fill('Quetzarena Dos');
    await getName(page).blur();
    await expect(page.getByText('Offline: 1 change waits')).toBeVisible();
    await page.context().setOffline(false);
    await page.goto(`${url}?section=identity`);
    await expect(getName(page)).toHaveValue('Quetzarena Dos');
    await expectStored(page);

    await expect(page.getByText('No problems')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Make a version' }).click();
    const note = `Colour, order, text, logo and name ${createId()}`;
    await page.getByLabel('What has changed').fill(note);
    await page.getByRole('button', { name: 'Make it' }).click();
    // With a new logo, all icons of the release are rendered again. This takes long when other tests run at the same
    // time, so the time limit is higher.
    const version = page.getByRole('region', { name: 'Versions' }).getByRole('listitem').filter({ hasText: note });
    await expect(version).toBeVisible({ timeout: 180_000 });
    const number = await version.locator('strong').innerText();
    const release = page
      .getByRole('region', { name: 'Releases' })
      .getByRole('listitem')
      .filter({ has: page.getByText(number, { exact: true }) });
    await expect(release.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
);

test('two people in a draft see each other, and a replaced value is shown and restored', async ({ browser, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const url = await createDraft(page);
  const other = await openWindow(browser);
  await logInOperator(other, 'translator@example.com');
  await other.goto(url);
  await expect(other.getByRole('list', { name: 'Also here' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Also here' })).toContainText('Thảo Nguyễn');

  await getName(other).fill('From Thảo');
  await getName(other).blur();
  await expect(getName(page)).toHaveValue('From Thảo');

  // Both people change the same field. The first person is offline and has not seen the change of the second person.
  await page.context().setOffline(true);
  await getName(page).fill('From Dalisay');
  await getName(page).blur();
  await expect(page.getByText('Offline: 1 change waits')).toBeVisible();
  await getName(other).fill('From Thảo again');
  await getName(other).blur();
  await expectStored(other);
  await page.context().setOffline(false);
  await expectStored(page);
  await expect(getName(other)).toHaveValue('From Dalisay');
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(getName(page)).toHaveValue('From Thảo again');
});
