import type { Locator, Page } from '@playwright/test';
import { expectUsableAtAllWidths } from '../support/all-widths.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';

/** Maximum number of interactions from the list of brands to a live brand. */
const maxInteractions = 12;

/** Timeout for composing (building) and publishing a release, which take longer on a busy machine. */
const slow = { timeout: 90_000 };

/** A wide logo: a symbol in one colour, and a name in another colour. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 60"><circle cx="30" cy="30" r="28" fill="#be123c"/>' +
    '<path d="M30 12l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" fill="#fff7ed"/>' +
    '<path d="M80 12h12l24 28V12h10v38h-10L92 22v28H80zM140 12h10v38h-10zM164 12h34v9h-24v6h20v9h-20v14h-10z" fill="#1e1b4b"/></svg>',
);

/** Counts the interactions of a person: each tap, each entered text and each selected file is one interaction. */
class Hand {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async enter(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.fill(text);
  }

  async choose(target: Locator, value: string): Promise<void> {
    this.count += 1;
    await target.selectOption(value);
  }

  /** Taps the button that opens the device's file dialog, and selects a file. */
  async select(page: Page, button: Locator, buffer: Buffer): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.tap(button);
    this.count += 1;
    await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  }
}

// The console first requests the session. Before the log-in, the gateway rejects this request, and the browser reports
// an error.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)/));

test('a logo, a name and a market become a live brand in twelve interactions', { tag: '@smoke' }, async ({ page }) => {
  test.slow();
  const hand = new Hand();
  const id = createId();
  const name = `Nova Luz ${id}`;
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/brands`);
  await hand.tap(page.getByRole('link', { name: 'New brand' }));
  await hand.select(page, page.getByRole('button', { name: 'Choose a logo' }), logo);
  await hand.enter(page.getByLabel('Name of the brand'), name);
  await hand.choose(page.getByLabel('Market and licence'), 'spa');
  await hand.tap(page.getByRole('button', { name: 'Show proposals' }));
  await expect(page.getByRole('radio')).toHaveCount(4 + 3, slow);
  await expectUsableAtAllWidths(page, 'the proposals');
  await hand.tap(page.getByRole('radio', { name: 'Dark' }));
  await hand.tap(page.getByRole('button', { name: 'Create and publish' }));
  await expect(page.getByText('The brand is live')).toBeVisible(slow);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(slow);
  expect(hand.count).toBeLessThanOrEqual(maxInteractions);

  const site = getConsoleOrigin().replace('console.', `nova-luz-${id}.`);
  const visitor = await page.context().newPage();
  // A demonstration shows its first brand at a host that it does not know. The host of the new brand is unknown until
  // the gateway has loaded the release, so the check is repeated.
  await expect(async () => {
    await visitor.goto(`${site}/m/home`);
    await expect(visitor).toHaveTitle(new RegExp(name), { timeout: 5000 });
  }).toPass(slow);
});

test('a hostile logo is rejected with words, and a request becomes a brand', async ({ page, guard }) => {
  test.slow();
  guard.expectErrors(/\/ops\/brand-proposals/);
  const hand = new Hand();
  const id = createId();
  const name = `Wunsch ${id}`;
  const code = `wunsch-${id}`;
  await logInOperator(page, 'owner2@example.com');
  await page.goto(`${getConsoleOrigin()}/new-brand`);
  const hostile = Buffer.from(logo.toString().replace('<circle', '<script>alert(1)</script><circle'));
  await hand.select(page, page.getByRole('button', { name: 'Choose a logo' }), hostile);
  await page.getByLabel('Name of the brand').fill('Hostile');
  await page.getByRole('button', { name: 'Show proposals' }).click();
  await expect(page.getByRole('alert', { name: 'Problems' })).toContainText('<script>', slow);

  await page.getByRole('radio', { name: 'Request' }).click();
  await hand.select(page, page.getByRole('button', { name: 'Choose a logo' }), logo);
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
