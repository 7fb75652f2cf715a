import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, readShownPreview } from '../support/preview.ts';

// Declares the expected errors. For example, before the log-in the gateway rejects the request for the session.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|409 \(Conflict\).*\/ops\/brands\//),
);

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" rx="6" fill="#f2c14e"/></svg>`;

test('an operator adds a seasonal layer, and sees it on its days only', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const draft = await createLiveDraft(page, 'bituinara');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Seasons' }).click();
  await page.getByRole('button', { name: 'Add a layer' }).click();
  await page.getByLabel('Name, for operators').fill('Fiesta');
  await page.getByLabel('From', { exact: true }).fill('2031-05-01');
  await page.getByLabel('Until', { exact: true }).fill('2031-05-03');
  await page.getByRole('button', { name: 'Choose' }).first().click();
  const accent = page.getByRole('textbox', { name: 'Accent' });
  await accent.fill('#ff6b5e');
  await accent.blur();
  await page
    .getByLabel('Upload a logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(page.getByText('All changes kept')).toBeVisible();
  // The test has filled in several fields quickly one after the other. The name in the first field must not be lost.
  await expect(page.getByText('Fiesta', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the editor with a seasonal layer');

  const getLook = () =>
    readShownPreview(page, (root) => ({
      season: root.dataset['season'],
      accent: getComputedStyle(root).getPropertyValue('--color-action-accent-bg'),
      logo: root.querySelector('header img')?.getAttribute('width'),
    }));
  let usual: Awaited<ReturnType<typeof getLook>>;
  await expect.poll(async () => (usual = await getLook())?.logo).toBeDefined();
  expect(usual?.season).toBeUndefined();
  const day = page.getByLabel('Date of the preview');
  await day.fill('2031-05-03');
  // The logo has 120 by 32 pixels. In the header it is 28 pixels high, and therefore 105 pixels wide.
  await expect.poll(getLook).toEqual({ season: '0', accent: '#ff6b5e', logo: '105' });
  await day.fill('2031-05-04');
  await expect.poll(getLook).toEqual(usual);
});
