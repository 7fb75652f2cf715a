import { expectAccessible } from '../support/accessibility.ts';
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
