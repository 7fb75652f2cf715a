import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';

const brand = 'firuzara';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview reports
// errors, because its origin can be blocked in the test.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage/));

test('a person lets a brand inherit from another one, sees what differs, and inherits a value', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  await page.goto(`${getConsoleOrigin()}/brands/${brand}`);
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Name of the draft').fill(`Draft ${createId()}`);
  await page.getByRole('button', { name: 'Create and edit' }).click();
  await expect(page.getByText('All changes kept')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.getByRole('button', { name: 'Inheritance' }).click();
  await page.getByRole('combobox', { name: 'Inherit from' }).selectOption('lualoc');
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeVisible();
  await expect(page.getByText('theme.accent', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the inherited value of theme.accent' }).click();
  await expect(page.getByText('theme.accent', { exact: true })).toBeHidden();

  await menu.getByRole('button', { name: 'Colours' }).click();
  const accent = page.getByRole('group', { name: 'Accent, Light' });
  await expect(page.getByText('Inherited from lualoc').first()).toBeVisible();
  await expect(accent).toBeVisible();

  await menu.getByRole('button', { name: 'Inheritance' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('theme.accent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Inherit from' })).toHaveValue('lualoc');
  await expect(page.getByText('theme.accent', { exact: true })).toBeVisible();
});
