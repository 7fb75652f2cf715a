import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { findCssOrderDependencies } from './css-order-check.ts';

/**
 * Fails if axe finds an accessibility violation on the current page, or if the order of the style sheets changes a
 * style.
 */
export const expectHealthyPage = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await expectAccessible(page, where);
  expect(await findCssOrderDependencies(page), where).toEqual([]);
};
