import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, readShownPreview } from '../support/preview.ts';

/** A variable WOFF2 font with Latin letters only. */
const latinFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview page
// also reports errors. The upload of a file that is not a font gets status 422, and repeated calls can get status 409.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|422|409 \(Conflict\).*\/ops\/brands\//),
);

test('an operator uploads a font, reads what it costs, and sees it in the preview', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const draft = await createLiveDraft(page, 'bituinara');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  await page.getByRole('button', { name: 'Type and shape' }).click();

  const input = page.getByLabel('Upload a font for headings');
  await input.setInputFiles({ name: 'font.woff2', mimeType: 'font/woff2', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert').filter({ hasText: 'the file is a ZIP archive' })).toBeVisible();

  await input.setInputFiles({ name: 'archivo.woff2', mimeType: 'font/woff2', buffer: readFileSync(latinFont) });
  const candidate = page.getByRole('region', { name: 'New font' });
  await expect(candidate.getByText(/^Adds [\d.]+ kB to the app/)).toBeVisible();
  await expect(candidate.getByText(/^Archivo/).first()).toBeVisible();
  await expectAccessible(page, 'the description of a font');
  await candidate.getByRole('button', { name: 'Use it for headings' }).click();

  await expect(page.getByRole('combobox', { name: 'Headings', exact: true })).toHaveValue('own');
  await expect.poll(() => readShownPreview(page, () => document.fonts.check('700 20px own-display'))).toBe(true);
  const readFamily = () => readShownPreview(page, (root) => getComputedStyle(root).getPropertyValue('--font-display'));
  await expect.poll(readFamily).toContain('own-display');

  await page.getByRole('button', { name: /^Remove bituinara\/fonts\// }).click();
  await expect(page.getByRole('combobox', { name: 'Headings', exact: true })).toHaveValue('system');
});
