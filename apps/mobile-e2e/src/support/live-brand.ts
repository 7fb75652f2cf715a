import { expect, type Page } from '@playwright/test';
import { getConsoleOrigin } from './operator.ts';
import { callOperation } from './preview.ts';

/**
 * Creates a copy of a brand and publishes its first version, with the operator session of the page. The copy needs
 * another name, because two brands must not have the same name. Afterwards the page shows the copy.
 */
export const createLiveBrand = async (page: Page, code: string, name: string): Promise<void> => {
  await callOperation(page, '/ops/brands', { code, source: { kind: 'brand', brand: 'lualoc', name } });
  await callOperation(page, `/ops/brands/${code}/releases`, { version: 1 });
  await page.goto(`${getConsoleOrigin()}/brands/${code}`);
  await page.getByRole('region', { name: 'Releases' }).getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('Reason').fill('First');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
};
