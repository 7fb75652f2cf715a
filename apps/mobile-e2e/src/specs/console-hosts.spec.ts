import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft } from '../support/preview.ts';
import { createId } from '../support/create-id.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const brand = 'orbivela';

/** Adds a host (domain name of the brand's site) on the brand's page in the console. */
const addHost = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'New host' }).fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

/** Shows a release in the environment `staging`, and returns the URL that operators use for this environment. */
const showStaging = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Show a release' }).nth(1).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('For the review');
  await dialog.getByRole('button', { name: 'Show a release' }).click();
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = await page.getByRole('link', { name: 'Open Staging' }).getAttribute('href');
  return address ?? '';
};

test('a host waits for its proof, staging is shown to operators only, and the licence names a claim', async ({
  page,
  browser,
  guard,
}) => {
  // Declares the expected errors. The gateway rejects the host with status 422. If a request to compose (build) a
  // release is slow, the console repeats it, and the gateway responds with status 409.
  guard.expectErrors(/\/ops\/(?:me|session|roles)|\.preview\.|localStorage/);
  guard.expectErrors(/422 \(Unprocessable Entity\).*\/hosts/);
  guard.expectErrors(/409 \(Conflict\).*\/(?:releases|environments|preview)/);
  const domain = `${createId()}.example`;
  const host = `xn--bcher-kva.${domain}`;
  await logInOperator(page, 'owner2@example.com');
  const draft = await createLiveDraft(page, brand, 'Hosts and licence');
  await draft.release('For staging');
  await page.goto(`${getConsoleOrigin()}/brands/${brand}`);

  await test.step('a host is rejected in words, or gets its records', async () => {
    await addHost(page, 'games.example.com');
    await expect(page.getByText('the host of the game provider')).toBeVisible();
    await addHost(page, `Bücher.${domain}`);
    const item = page.getByRole('listitem').filter({ hasText: host });
    await expect(item.getByText(`bücher.${domain}`, { exact: true })).toBeVisible();
    await expect(item.getByText(`_livery-host.${host}`)).toBeVisible();
    await item.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step('staging is shown with the address, and not without it', async () => {
    const address = await showStaging(page);
    const stranger = await (await browser.newContext()).newPage();
    expect((await stranger.goto(new URL('/', address).href))?.status()).toBe(410);
    await stranger.context().close();
    const visitor = await (await browser.newContext()).newPage();
    const failed: string[] = [];
    visitor.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await visitor.goto(address);
    await expect(visitor.getByRole('navigation').first()).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    expect(new URL(visitor.url()).hostname).toBe(`${brand}.staging.localhost`);
    expect(failed).toEqual([]);
    await visitor.context().close();
  });

  await test.step('a claim breaks a clause, and the text of the app keeps it', async () => {
    await draft.change(['texts', 'EN', 'shell:brand.tagline'], 'Risk-free fun');
    await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=legal`);
    const clause = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Claims/ }) });
    await expect(clause.getByText('Not met')).toBeVisible();
    await clause.getByRole('button', { name: 'Use the text of the app' }).click();
    await expect(clause.getByText('Met', { exact: true })).toBeVisible();
  });

  await test.step('a problem of the draft is in Arabic', async () => {
    await draft.change(['assets', 'hero', 'href'], '/m/activty');
    await page.evaluate(() => localStorage.setItem('livery.console.language', 'ar'));
    await page.reload();
    await expect(page.getByText('لا توجد في التطبيق صفحة')).toBeVisible();
  });
});
