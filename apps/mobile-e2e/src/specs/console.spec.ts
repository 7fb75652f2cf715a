import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { readBrandFiles } from '../support/brand-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const consoleFolder = fileURLToPath(new URL('../../../../dist/console', import.meta.url));
/**
 * Maximum size of the code that the console loads until the first screen after the log-in, in bytes after brotli
 * compression.
 */
const firstScreenBytes = 200_000;

/** Returns the size of the scripts and styles that a page has loaded, in bytes after brotli compression. */
const measureCode = async (page: Page): Promise<number> => {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(?:js|css)$/.test(name)),
  );
  const sizes = await Promise.all(
    [...new Set(names)].map(async (name) => (await stat(`${consoleFolder}${name}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Opens a browser window for another person. */
const openWindow = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', reducedMotion: 'reduce' })
  ).newPage();

// The console first requests the session. Before the log-in, the gateway rejects this request, and the browser reports
// an error.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)/));

test(
  'an auditor sees only what an auditor may see, and a first screen of little code',
  { tag: '@smoke' },
  async ({ page }) => {
    await logInOperator(page, 'auditor@example.com');
    await page.goto(`${getConsoleOrigin()}/operators`);
    await expect(page.getByRole('table', { name: 'Operators' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
    await page.goto(`${getConsoleOrigin()}/audit`);
    await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Log-in by code');
    await page.goto(getConsoleOrigin());
    await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible();
    expect(await measureCode(page)).toBeLessThanOrEqual(firstScreenBytes);
  },
);

test('an invited person makes an account with a passkey, and gets a role that two persons agree on', async ({
  browser,
  page,
}) => {
  test.slow();
  const name = `Nadia Karim ${createId()}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'owner2@example.com');
  await page.goto(`${getConsoleOrigin()}/operators`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('alertdialog').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(`${createId()}@example.com`);
  await page.getByLabel('Reason').fill('New designer');
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  const link = await page.getByLabel('Link', { exact: true }).innerText();
  await page.getByRole('button', { name: 'Close' }).click();

  const person = await openWindow(browser);
  await addVirtualAuthenticator(person);
  await person.goto(link);
  await expect(person.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await person.getByLabel('New password').fill('a long sentence of mine');
  await person.getByRole('button', { name: 'Create the account' }).click();
  await person.getByRole('button', { name: 'I have stored them' }).click();
  await expect(person.getByRole('heading', { name: 'Brands' })).toBeVisible();
  await person.getByRole('button', { name: 'Log out' }).click();
  await person.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(person.getByRole('heading', { name: 'Brands' })).toBeVisible();

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Give a role' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Auditor' });
  await page.getByLabel('Reason').fill('Audits all brands');
  await page.getByRole('button', { name: 'Request the role' }).click();
  await expect(page.getByText('A second person must approve this role')).toBeVisible();

  const second = await openWindow(browser);
  await logInOperator(second, 'owner@example.com');
  await second.goto(`${getConsoleOrigin()}/approvals`);
  await second.getByRole('button', { name: 'Open' }).first().click();
  await expect(second.getByRole('dialog')).toContainText('Owen Castillo');
  await second.getByRole('button', { name: 'Approve and do it' }).click();
  await expect(second.getByText('The act was approved and done')).toBeVisible();
  await person.reload();
  await expect(person.getByRole('link', { name: 'Audit log' })).toBeVisible();
});

test('a brand is imported, published and rolled back without a restart', { tag: '@smoke' }, async ({ guard, page }) => {
  test.slow();
  // If the console gets no response in time, it repeats the call. The gateway responds to the repeated call with status
  // 409 while it still executes the first call.
  guard.expectErrors(/409 \(Conflict\).*\/releases/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'owner@example.com');
  const code = `aurora-${createId()}`;
  const files = await readBrandFiles(code, 'Aurora');
  const importBrand = async (note: string, selected = files) => {
    await page.goto(`${getConsoleOrigin()}/brands`);
    await page.getByRole('button', { name: 'Import a brand' }).click();
    await page.getByLabel('Select files').setInputFiles(selected);
    await page.getByLabel('Note for this version').fill(note);
    await page.getByRole('button', { name: 'Check and import' }).click();
  };
  const makeRelease = async (version: number) => {
    const item = page
      .getByRole('region', { name: 'Versions' })
      .getByRole('listitem')
      .filter({ hasText: `Version ${version}` });
    await item.getByRole('button', { name: 'Make a release' }).click();
    await expect(page.getByText('The release is ready')).toBeVisible({ timeout: 180_000 });
  };
  const releases = page.getByRole('region', { name: 'Releases' }).getByRole('listitem');
  const show = async (version: number, button: 'Publish' | 'Go back') => {
    const item = releases.filter({ hasText: `Version ${version}` });
    await item.getByRole('button', { name: button }).click();
    await page.getByLabel('Reason').fill(`Version ${version} of Aurora`);
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await expect(item.getByText('Live', { exact: true })).toBeVisible();
  };
  const site = getConsoleOrigin().replace('console.', `${code}.`);
  const visitor = await page.context().newPage();
  const expectLive = (version: number) =>
    expect
      .poll(async () => {
        const response = await visitor.goto(`${site}/.well-known/livery-release`);
        return response?.ok() ? ((await response.json()) as { version: number }).version : undefined;
      })
      .toBe(version);

  const [brandFile, ...images] = files;
  const broken = {
    ...brandFile!,
    buffer: Buffer.from(brandFile!.buffer.toString().replace('"theme":{', '"theme":{"colour":1,')),
  };
  await importBrand('broken', [broken, ...images]);
  await expect(page.getByRole('alert', { name: 'Problems' })).toContainText('colour', { timeout: 60_000 });

  await importBrand('first');
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible({ timeout: 60_000 });
  await makeRelease(1);
  await show(1, 'Publish');
  await expectLive(1);
  await visitor.goto(`${site}/m/home`);
  await expect(visitor).toHaveTitle(/Aurora/);

  await importBrand('second');
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible({ timeout: 60_000 });
  await makeRelease(2);
  await show(2, 'Publish');
  await expectLive(2);
  await show(1, 'Go back');
  await expectLive(1);
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(3);
});
