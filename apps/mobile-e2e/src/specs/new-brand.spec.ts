import { expectUsableAtAllWidths } from '../support/all-widths.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';
import { Interactions, logo, publishProposal, requestProposals, slow, visitNewBrand } from '../support/new-brand.ts';

/** Maximum number of interactions from the list of brands to a live brand. */
const maxInteractions = 12;

// The console first requests the session. Before the log-in, the gateway rejects this request, and the browser reports
// an error.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)/));

test('a logo, a name and a market become a live brand in twelve interactions', { tag: '@smoke' }, async ({ page }) => {
  test.slow();
  const interactions = new Interactions();
  const id = createId();
  const name = `Nova Luz ${id}`;
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/brands`);
  await requestProposals(page, interactions, name);
  await expectUsableAtAllWidths(page, 'the proposals');
  await publishProposal(page, interactions, name);
  expect(interactions.count).toBeLessThanOrEqual(maxInteractions);
  await visitNewBrand(await page.context().newPage(), `nova-luz-${id}`, name);
});

test('a hostile logo is rejected with words, and a request becomes a brand', async ({ page, guard }) => {
  test.slow();
  guard.expectErrors(/\/ops\/brand-proposals/);
  const interactions = new Interactions();
  const id = createId();
  const name = `Wunsch ${id}`;
  const code = `wunsch-${id}`;
  await logInOperator(page, 'owner2@example.com');
  await page.goto(`${getConsoleOrigin()}/new-brand`);
  const hostile = Buffer.from(logo.toString().replace('<circle', '<script>alert(1)</script><circle'));
  await interactions.select(page, page.getByRole('button', { name: 'Choose a logo' }), hostile);
  await page.getByLabel('Name of the brand').fill('Hostile');
  await page.getByRole('button', { name: 'Show proposals' }).click();
  await expect(page.getByRole('alert', { name: 'Problems' })).toContainText('<script>', slow);

  await page.getByRole('radio', { name: 'Request' }).click();
  await interactions.select(page, page.getByRole('button', { name: 'Choose a logo' }), logo);
  await page.getByLabel('Name of the brand').fill(name);
  await page.getByLabel('Market and licence').selectOption('mga');
  await page.getByLabel('What should the brand be like?').fill('Red, with a star');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(slow);
  await expectUsableAtAllWidths(page, 'a request');
  await page.getByLabel('Write a comment').fill('The star is important');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The star is important' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Create the brand' }).click();
  await expect(page.getByLabel('Name of the brand')).toHaveValue(name);
  await page.getByRole('button', { name: 'Show proposals' }).click();
  await page.getByRole('button', { name: 'Create and edit' }).click(slow);
  await expect(page).toHaveURL(new RegExp(`/brands/${code}(?:/drafts/|$)`), slow);
  await page.goto(`${getConsoleOrigin()}/requests`);
  await page.getByLabel('State').selectOption('done');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
});
