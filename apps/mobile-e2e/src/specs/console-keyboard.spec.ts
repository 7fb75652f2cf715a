import type { Page } from '@playwright/test';
import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectFocusInPage,
  expectFocusTrap,
  expectVisibleFocus,
  tabAndPress,
  tabAndType,
  tabTo,
} from '../support/keyboard.ts';
import { getConsoleOrigin, logInOperatorByKeyboard } from '../support/operator.ts';
import { callOperation, expectStored, getShownPreview } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview pages
// report errors, because they have other origins than the console.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|409 \(Conflict\).*\/(?:releases|preview)/),
);

/** Opens a dialog with a button, closes it with Escape, and opens it again. The focus returns to the button. */
const openDialog = async (page: Page, name: string, role: 'alertdialog' | 'dialog' = 'alertdialog') => {
  const opener = page.getByRole('button', { name, exact: true }).first();
  const dialog = page.getByRole(role);
  await tabAndPress(page, opener);
  await expectFocusTrap(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectVisibleFocus(opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  return { opener, dialog };
};

test('a person with a keyboard alone changes a brand, requests a review and publishes, and never loses the focus', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperatorByKeyboard(page, 'owner@example.com');
  await expectFocusInPage(page);
  const id = createId();
  const brand = `keys-${id}`;
  await callOperation(page, '/ops/brands', {
    code: brand,
    source: { kind: 'brand', brand: 'lualoc', name: `Keys ${id}` },
  });

  // The page has loaded its list of brands before the test created the new brand. A reload shows the new brand.
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Areas' });
  await tabAndPress(page, menu.getByRole('link', { name: 'Requests' }));
  await expect(page).toHaveURL(/\/requests$/);
  await expectVisibleFocus(menu.getByRole('link', { name: 'Requests' }));
  await tabAndPress(page, menu.getByRole('link', { name: 'Brands', exact: true }), { back: true });
  await tabAndType(page, page.getByLabel('Name or code'), brand);
  await tabAndPress(page, page.getByRole('link', { name: new RegExp(brand) }));
  await expect(page).toHaveURL(`${getConsoleOrigin()}/brands/${brand}`);
  await expectFocusInPage(page);

  const creating = await openDialog(page, 'New draft');
  await tabAndType(page, creating.dialog.getByLabel('Name of the draft'), 'Winter');
  await expect(creating.dialog.getByRole('button', { name: 'Create and edit' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expectStored(page);
  await expectFocusInPage(page);

  const goToSection = async (name: string, options?: { readonly back: boolean }) => {
    const section = page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: new RegExp(`^${name}`) });
    await tabAndPress(page, section, options);
    await expectVisibleFocus(section);
  };
  await goToSection('Texts');
  await tabAndType(page, page.getByLabel('Search in keys and texts'), 'shell:nav.home');
  const text = `Casa ${id.slice(0, 3)}`;
  await tabAndType(page, page.getByRole('textbox', { name: 'shell:nav.home' }), text);
  await page.keyboard.press('Shift+Tab');
  await expectStored(page);
  await expect(getShownPreview(page).getByText(text).first()).toBeVisible();
  await goToSection('Colours', { back: true });
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true }).first();
  const before = await accent.inputValue();
  await tabTo(page, page.getByRole('group', { name: 'Accent' }).first().getByRole('slider', { name: 'Hue' }));
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(accent).not.toHaveValue(before);
  await expectStored(page);
  await expectFocusInPage(page);
  await expect(page.getByText('No problems')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Make a version' }), { back: true });
  const making = await openDialog(page, 'Make a version');
  await tabAndType(page, making.dialog.getByLabel('What has changed'), 'A text and a colour');
  await page.keyboard.press('Enter');
  const version = page.getByRole('region', { name: 'Versions' }).getByText('A text and a colour');
  await expect(version).toBeVisible({ timeout: 240_000 });
  await expectFocusInPage(page);
  // On a busy machine, composing (building) a release can take longer than the console waits. This call waits until the
  // release is composed. It is not composed twice.
  await callOperation(page, `/ops/brands/${brand}/releases`, { version: 2 });
  await page.reload();

  const releases = page.getByRole('region', { name: 'Releases' });
  await tabAndPress(page, releases.getByRole('link', { name: 'Review' }).first());
  await expect(page).toHaveURL(/\/releases\//);
  await expectFocusInPage(page);
  const requesting = await openDialog(page, 'Request a review');
  await tabAndType(page, requesting.dialog.getByRole('textbox'), 'Please look at the colour');
  await tabAndPress(page, requesting.dialog.getByRole('button', { name: 'Request a review' }));
  await expect(requesting.dialog).toHaveCount(0);
  await expectVisibleFocus(requesting.opener);
  await expect(page.getByText('Please look at the colour')).toBeVisible();

  // Browsers also have a key for "back", but Playwright cannot press it.
  await page.goBack();
  await expect(releases.getByRole('button', { name: 'Publish' }).first()).toBeVisible();
  await expectFocusInPage(page);
  const publishing = await openDialog(page, 'Publish');
  await tabAndType(page, publishing.dialog.getByLabel('Reason'), 'Winter begins');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The release is live')).toBeVisible();
  const item = releases.getByRole('listitem').filter({ has: page.getByText('Live', { exact: true }) });
  await expectVisibleFocus(item);
});
