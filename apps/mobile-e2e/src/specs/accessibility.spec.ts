import { expectAccessible } from '../support/accessibility.ts';
import { expectUsableAtAllWidths } from '../support/all-widths.ts';
import { expect, test } from '../support/fixtures.ts';

const toPage = (content: string) => `<html lang="en"><title>Test</title><main><h1>Test</h1>${content}</main></html>`;

test('the check of accessibility names the rule and the element, also on a page that was checked before', async ({
  page,
}) => {
  await page.setContent(toPage('<p>Text</p>'));
  await expectAccessible(page, 'a good page');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page, 'a page with a bad button')).rejects.toThrow(/button-name.*<button>/s);
  await page.setContent(toPage('<p style="color: #999; background: #fff">Text</p>'));
  await expect(expectAccessible(page, 'a page with a bad contrast')).rejects.toThrow(/color-contrast.*<p/s);
});

test('the check at all widths names the width at which a page scrolls, and restores the former width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setContent(toPage('<meta name="viewport" content="width=device-width"><p>Text</p>'));
  await expectUsableAtAllWidths(page, 'a good page');
  expect(page.viewportSize()?.width).toBe(1280);
  for (const width of [390, 820]) {
    const paragraph = page.getByText('Text');
    await paragraph.evaluate((node, wide) => (node.style.inlineSize = `${wide}px`), width + 1);
    await expect(expectUsableAtAllWidths(page, 'a wide page')).rejects.toThrow(`a wide page at ${width} pixels`);
  }
});

test('the check at all widths finds a violation that only a phone has', async ({ page }) => {
  const style = '<style>@media (width < 500px) { p { color: #999; background: #fff } }</style>';
  await page.setContent(toPage(`<meta name="viewport" content="width=device-width">${style}<p>Text</p>`));
  await expect(expectUsableAtAllWidths(page, 'a page')).rejects.toThrow(/a page at 390 pixels.*color-contrast/s);
});
