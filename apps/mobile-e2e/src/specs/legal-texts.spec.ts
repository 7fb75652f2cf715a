import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, readShownPreview } from '../support/preview.ts';

const readTexts = (page: Page) =>
  readShownPreview(page, (root) =>
    [...root.querySelectorAll('article :is(h2, p, li, a)')].map((each) => each.textContent),
  );

test('an operator writes a legal text with the keyboard, and it is in the app of the preview', async ({
  page,
  guard,
}) => {
  test.slow();
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|409 \(Conflict\).*\/ops\/brands\//);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const draft = await createLiveDraft(page, 'firuzara');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=legalTexts`);
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('privacy');
  await expect(page.getByText('Members read the default text of the app', { exact: false })).toBeVisible();

  // The draft contains no text of the brand for this page yet. Therefore the preview shows the default text of the app.
  await page.getByRole('button', { name: 'Show in the preview' }).click();
  await expect.poll(async () => (await readTexts(page))?.join(' ')).toContain('فیروزارا');

  await page.getByRole('button', { name: 'Add Heading' }).click();
  await page.keyboard.type('بياناتك');
  await page.keyboard.press('Enter');
  await page.keyboard.type('نحفظ ما يطلبه القانون.');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page.keyboard.type('خدمة العملاء');
  const address = page.getByRole('textbox', { name: 'Address of Link 3' });
  await address.fill('javascript:alert(1)');
  await address.blur();
  await expect(page.getByText('not an address that a legal text may link to').first()).toBeVisible();
  await address.fill('/m/service');
  await address.blur();
  await expect(page.getByText('not an address that a legal text may link to')).toHaveCount(0);
  await expectAccessible(page, 'the editor with a legal text');

  await expect.poll(() => readTexts(page)).toEqual(['بياناتك', 'نحفظ ما يطلبه القانون.', 'خدمة العملاء']);
  // Two languages still have no text, and the editor marks them as missing. Members with these languages see the Arabic
  // text.
  const language = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(language.getByRole('option', { name: /Missing/ })).toHaveCount(2);
});

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest of ${code} reads the legal pages from the footer`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    for (const [title, path] of [
      ['agreement', '/m/useragreement'],
      ['privacy', '/m/privacy'],
      ['playLimits', '/m/responsiblePlay'],
      ['licence', '/m/licence'],
    ] as const) {
      await visit.open('/m/home');
      const link = page.locator('footer').getByRole('link', { name: t(`shell:title.${title}`), exact: true });
      await expect(link).toHaveAttribute('href', path);
      await visit.open(path);
      await expect(page.getByRole('heading', { level: 1, name: t(`shell:title.${title}`) })).toBeVisible();
      await expect(page.locator('article p').first()).not.toBeEmpty();
      await expect(page.locator('article')).not.toContainText('[object');
    }
  });
}
