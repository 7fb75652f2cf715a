import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { findCssOrderDependencies } from './css-order-check.ts';

/**
 * Fails with the violations that axe finds on the current page, and with differences caused by the order of style
 * sheets.
 */
export const expectHealthyPage = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await expectAccessible(page, where);
  expect(await findCssOrderDependencies(page), where).toEqual([]);
};
