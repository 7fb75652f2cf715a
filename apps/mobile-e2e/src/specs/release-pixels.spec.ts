import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft } from '../support/preview.ts';

const brand = 'firuzara';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The storage of the
// preview pages is blocked, because they have other origins. The images of a release open the same preview at the same
// time. The gateway responds to the later calls with status 409, and the console repeats them.
test.beforeEach(({ guard }) =>
  guard.expectErrors(
    /\/ops\/(?:me|session|roles)|\.preview\.|localStorage|favicon|409 \(Conflict\).*\/ops\/brands\/.*\/preview/,
  ),
);

test('a reviewer sees which regions of a screen differ, and pins a comment to one', async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const draft = await createLiveDraft(page, brand);
  const before = await draft.release('Before');
  const title = 'Enter the house';
  await draft.change(['texts', 'EN', 'account:login.submit'], title);
  const after = await draft.release('After');

  await page.goto(`${getConsoleOrigin()}/brands/${brand}/releases/${after}?view=pixels&language=EN`);
  await page.getByLabel('Compare with').selectOption(before);
  const login = page.getByRole('button', { name: /^\/m\/login/ });
  await expect(login).toContainText(/region(?:s)? differ/, { timeout: 300_000 });
  // Changed screens are first in the list.
  await expect(page.getByRole('region', { name: 'Screens' }).getByRole('listitem').first()).toContainText(/differ/);
  await login.click();
  const regions = page.getByRole('list', { name: 'Regions that differ' });
  await expect(regions).toContainText(title);
  await expect(page.frameLocator('iframe[title="After"]').getByText(title)).toBeVisible();
  await expect(page.frameLocator('iframe[title="Before"]').getByText(title)).toHaveCount(0);
  await expectAccessible(page, 'the pixels view');

  await page.getByRole('radio', { name: 'Slider' }).check({ force: true });
  await page.getByRole('slider', { name: 'Border between before and after' }).fill('20');
  await page.getByRole('radio', { name: 'Difference' }).check({ force: true });

  await regions.getByRole('button', { name: 'Comment' }).first().click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Too informal');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Comment' }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments).toContainText('Too informal');
  await page.goto(`${getConsoleOrigin()}/brands/${brand}/releases/${after}`);
  await comments.getByRole('link', { name: /^\/m\/login, EN, 390 px wide/ }).click();
  await expect(page).toHaveURL(/view=pixels&screen=%2Fm%2Flogin&language=EN&width=390/);
  await expect(page.getByRole('region', { name: '/m/login' })).toBeVisible();
});

test('a reviewer sees a change of only the dark colours of a brand with both modes', async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const draft = await createLiveDraft(page, brand);
  const before = await draft.release('Before');
  await draft.change(['theme', 'alternate', 'accent'], '#e08bd0');
  const after = await draft.release('After');

  await page.goto(`${getConsoleOrigin()}/brands/${brand}/releases/${after}?view=pixels&language=EN&screen=/m/login`);
  await page.getByLabel('Compare with').selectOption(before);
  const screens = page.getByRole('region', { name: 'Screens' });
  const inDark = screens.getByRole('button', { name: /^\/m\/login · Dark/ });
  await expect(inDark).toContainText(/region(?:s)? differ/, { timeout: 600_000 });
  await expect(screens.getByRole('button', { name: /^\/m\/login(?! · )/ })).toContainText('Same');
  await inDark.click();
  await expect(page).toHaveURL(/mode=dark/);
  await expect(page.getByRole('region', { name: '/m/login, Dark' })).toBeVisible();
  for (const side of ['Before', 'After'])
    await expect(page.frameLocator(`iframe[title="${side}"]`).locator('html')).toHaveAttribute('data-mode', 'dark');
  const regions = page.getByRole('list', { name: 'Regions that differ' });
  await regions.getByRole('button', { name: 'Comment' }).first().click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Too bright at night');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Comment' }).click();
  await page.goto(`${getConsoleOrigin()}/brands/${brand}/releases/${after}`);
  await page
    .getByRole('region', { name: 'Comments' })
    .getByRole('link', { name: /^\/m\/login, Dark, EN, 390 px wide/ })
    .click();
  await expect(page).toHaveURL(/mode=dark/);
  await expect(page.getByRole('region', { name: '/m/login, Dark' })).toBeVisible();
});
