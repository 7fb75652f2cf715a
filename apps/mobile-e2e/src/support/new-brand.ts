import { expect, type Locator, type Page } from '@playwright/test';
import { getConsoleOrigin } from './operator.ts';

/** Timeout for composing (building) and publishing a release, which take longer on a busy machine. */
export const slow = { timeout: 90_000 };

/** A wide logo: a symbol in one colour, and a name in another colour. */
export const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 60"><circle cx="30" cy="30" r="28" fill="#be123c"/>' +
    '<path d="M30 12l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" fill="#fff7ed"/>' +
    '<path d="M80 12h12l24 28V12h10v38h-10L92 22v28H80zM140 12h10v38h-10zM164 12h34v9h-24v6h20v9h-20v14h-10z" fill="#1e1b4b"/></svg>',
);

/**
 * Uses a page as a person does on a phone, and counts the interactions. Each tap, each entered text, each selected
 * option and each selected file is one interaction. A tap opens a field before its text is entered, a list before its
 * option is selected, and a file dialog before its file is selected.
 */
export class Interactions {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }

  async enter(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    this.count += 1;
    await target.fill(text);
  }

  /**
   * Selects an option of a list. The tap that opens the list is only counted, because the browser shows the list in a
   * window of its own.
   */
  async choose(target: Locator, value: string): Promise<void> {
    this.count += 2;
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

/** Enters a logo, a name and a market on the page of the brands, and waits for the proposals. */
export const requestProposals = async (page: Page, interactions: Interactions, name: string): Promise<void> => {
  await interactions.tap(page.getByRole('link', { name: 'New brand' }));
  await interactions.select(page, page.getByRole('button', { name: 'Choose a logo' }), logo);
  await interactions.enter(page.getByLabel('Name of the brand'), name);
  await interactions.choose(page.getByLabel('Market and licence'), 'spa');
  await interactions.tap(page.getByRole('button', { name: 'Show proposals' }));
  await expect(page.getByRole('radio')).toHaveCount(4 + 3, slow);
};

/** Selects a proposal and publishes the brand. Waits until the console shows that the brand is live. */
export const publishProposal = async (page: Page, interactions: Interactions, name: string): Promise<void> => {
  await interactions.tap(page.getByRole('radio', { name: 'Dark' }));
  await interactions.tap(page.getByRole('button', { name: 'Create and publish' }));
  await expect(page.getByText('The brand is live')).toBeVisible(slow);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(slow);
};

/**
 * Opens the home of a new brand as a visitor. `code` is the code of the brand. A demonstration shows its first brand at
 * a host that it does not know. The host of the new brand is unknown until the gateway has loaded the release, so the
 * visit is repeated.
 */
export const visitNewBrand = (visitor: Page, code: string, name: string): Promise<void> =>
  expect(async () => {
    await visitor.goto(`${getConsoleOrigin().replace('console.', `${code}.`)}/m/home`);
    await expect(visitor).toHaveTitle(new RegExp(name), { timeout: 1000 });
  }).toPass(slow);
