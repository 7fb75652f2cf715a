import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of presses of the Tab key on the way to an element. */
const maxPresses = 150;

/** Waits until an element has the focus, and the focus is visible. */
export const expectVisibleFocus = async (element: Locator): Promise<void> => {
  await expect(element).toBeFocused();
  // A radio button shows the focus at its label, so the outlines of its parent elements are checked too.
  const isShown = await element.evaluate((node) => {
    const around = [node, node.parentElement, node.parentElement?.parentElement].filter((each) => each != null);
    return around.some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(isShown, `the focus of ${String(element)} is visible`).toBe(true);
};

/** Waits until the focus is on an element of the page. It is on `body` if the focused element has disappeared. */
export const expectFocusInPage = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement).catch(() => false);

/** Presses the Tab key until an element has the focus. `back` goes towards the start of the page. */
export const tabTo = async (page: Page, element: Locator, { back = false } = {}): Promise<void> => {
  await expect(element).toBeVisible();
  for (let press = 0; press < maxPresses && !(await isFocused(element)); press += 1)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  await expectVisibleFocus(element);
};

/** Moves the focus to an element with the Tab key, and presses Enter. */
export const tabAndPress = async (
  page: Page,
  element: Locator,
  options?: { readonly back?: boolean },
): Promise<void> => {
  await tabTo(page, element, options);
  await page.keyboard.press('Enter');
};

/** Moves the focus to a text field with the Tab key, and replaces its text. */
export const tabAndType = async (
  page: Page,
  field: Locator,
  text: string,
  options?: { readonly back?: boolean },
): Promise<void> => {
  await tabTo(page, field, options);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

/** Walks once through an open dialog with the Tab key. Fails if the focus leaves the dialog. */
export const expectFocusTrap = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  const count = await dialog.locator('button, input, select, textarea, a[href], [tabindex="0"]').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press <= count; press += 1) {
      await page.keyboard.press(key);
      await expect.poll(holdsFocus, `${key} stays in the dialog`).toBe(true);
    }
};
