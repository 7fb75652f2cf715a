import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** Sizes of screens, in CSS pixels. */
export const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

type Size = typeof phone;

/**
 * Changes the page to a size. Fails if axe finds a violation at this size, or if the page scrolls horizontally. Does not
 * check frames, because they contain pages of the members' app, which has its own tests.
 */
const expectUsable = async (page: Page, where: string, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  const place = `${where} at ${size.width} pixels`;
  await expectAccessible(page, place, { areFramesChecked: false });
  // The limit is not `innerWidth`, because a phone browser increases it if the content is wider than the screen.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${place}`).toBeLessThanOrEqual(size.width);
};

/** Fails if axe finds a violation on the page at the width of a phone, or if the page scrolls horizontally there. */
export const expectUsableOnPhone = (page: Page, where: string): Promise<void> => expectUsable(page, where, phone);

/**
 * Fails if axe finds a violation on the page at the width of a desktop, a tablet or a phone, or if the page scrolls
 * horizontally there. Afterwards the page has its former size.
 */
export const expectUsableAtAllWidths = async (page: Page, where: string): Promise<void> => {
  const former = page.viewportSize();
  for (const size of [desktop, tablet, phone]) await expectUsable(page, where, size);
  if (former) await page.setViewportSize(former);
};
