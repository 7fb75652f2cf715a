import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { findCssOrderDependencies } from './css-order-check.ts';

/** Fails with what axe finds on the page as it is now, and with what would look different had its style sheets come in another order. */
export const expectHealthyPage = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await expectAccessible(page, where);
  expect(await findCssOrderDependencies(page), where).toEqual([]);
};
