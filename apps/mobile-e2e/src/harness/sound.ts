import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { whatHangsOnSheetOrder } from './sheet-order.ts';

/** Fails with what axe finds on the page as it is now, and with what would look different had its style sheets come in another order. */
export const expectSound = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await expectAccessible(page, where);
  expect(await whatHangsOnSheetOrder(page), where).toEqual([]);
};
