import { sectionIds } from '@livery/console/editor/sections';
import { paths } from '@livery/console/navigation/paths';
import type { Page } from '@playwright/test';
import { desktop, expectUsableAtAllWidths, expectUsableOnPhone, phone } from '../support/all-widths.ts';
import { createConsoleRecords, listConsoleVisits } from '../support/console-visits.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The pages of the
// releases in frames report errors, because their storage is blocked.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage|favicon/));

/** Opens a page and waits until its title is visible and its data is loaded. */
const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(getConsoleOrigin() + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A placeholder of data that is not loaded yet.
  await expect(page.locator('[aria-hidden][data-shape]')).toHaveCount(0);
};

const changeToArabic = async (page: Page): Promise<void> => {
  await openPage(page, paths.account);
  await page.getByLabel('Language').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
};

test('every page of the console is usable at all widths, and on a phone also in Arabic', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  await logInOperator(page, 'owner@example.com');
  const visits = listConsoleVisits(await createConsoleRecords(page));
  for (const path of visits) {
    await openPage(page, path);
    await expectUsableAtAllWidths(page, path);
  }
  await changeToArabic(page);
  for (const path of visits) {
    await openPage(page, path);
    await expectUsableOnPhone(page, `${path} in Arabic`);
  }
});

test('every section of the editor is usable at all widths, and on a phone also in Arabic', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  await logInOperator(page, 'translator@example.com');
  const { editorPath } = await createLiveDraft(page, 'quetzarena');
  // On a phone, the menu of the sections is a select. The test opens all sections in one loaded page, because the
  // preview beside them takes long to load.
  const selectSection = async (id: string): Promise<void> => {
    await page.setViewportSize(phone);
    await page.locator('select:has(option[value=legalTexts])').selectOption(id);
    await expect(page).toHaveURL(new RegExp(`section=${id}$`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  };
  await openPage(page, editorPath);
  for (const id of sectionIds) {
    await selectSection(id);
    await expectUsableAtAllWidths(page, id);
  }
  // On a phone, the preview and the problems have their own tabs.
  for (const tab of ['Preview', 'Problems']) {
    await page.getByRole('radio', { name: tab }).check({ force: true });
    await expectUsableOnPhone(page, tab);
  }
  await page.setViewportSize(desktop);
  await changeToArabic(page);
  await openPage(page, editorPath);
  for (const id of sectionIds) {
    await selectSection(id);
    await expectUsableOnPhone(page, `${id} in Arabic`);
  }
});
