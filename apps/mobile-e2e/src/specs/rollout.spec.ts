import type { BrowserContext } from '@playwright/test';
import { expectUsableAtAllWidths } from '../support/all-widths.ts';
import { readBrandFiles } from '../support/brand-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createId } from '../support/create-id.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. If a release
// request is slow, the console repeats it, and the gateway responds with status 409.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)|409 \(Conflict\).*\/releases/));

test('a release is shown to some visitors first and then to all, and a compile is compared for all brands', async ({
  browser,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'owner2@example.com');
  const code = `tidal-${createId()}`;
  const makeRelease = async (version: number, name: string) => {
    await page.goto(`${getConsoleOrigin()}/brands`);
    await page.getByRole('button', { name: 'Import a brand' }).click();
    await page.getByLabel('Select files').setInputFiles(await readBrandFiles(code, name));
    await page.getByLabel('Note for this version').fill(name);
    await page.getByRole('button', { name: 'Check and import' }).click();
    const item = page
      .getByRole('region', { name: 'Versions' })
      .getByRole('listitem')
      .filter({ hasText: `Version ${version}` });
    await item.getByRole('button', { name: 'Make a release' }).click();
    await expect(page.getByText('The release is ready')).toBeVisible();
  };
  const releases = page.getByRole('region', { name: 'Releases' }).getByRole('listitem');
  const dialog = page.getByRole('alertdialog');
  const fillPublish = async (version: number) => {
    await releases
      .filter({ hasText: `Version ${version}` })
      .getByRole('button', { name: 'Publish' })
      .click();
    await dialog.getByLabel('Reason').fill(`Version ${version}`);
  };

  await makeRelease(1, 'Tidal');
  await fillPublish(1);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(releases.filter({ hasText: 'Version 1' }).getByText('Live', { exact: true })).toBeVisible();

  await makeRelease(2, 'Tidal Two');
  await fillPublish(2);
  await dialog.getByText('Some visitors first').click();
  await dialog.getByLabel('Share of the visitors').fill('50');
  await dialog.getByLabel('Hours').fill('6');
  await expectUsableAtAllWidths(page, 'the dialog of a trial');
  await dialog.getByRole('button', { name: 'Start' }).click();
  const trial = page.getByRole('region', { name: 'Shown to some visitors' }).getByRole('listitem');
  await expect(trial.getByText('Running', { exact: true })).toBeVisible();
  await expect(trial.getByRole('table', { name: 'Figures of both groups' })).toBeVisible();
  await expectUsableAtAllWidths(page, 'a trial');

  const site = getConsoleOrigin().replace('console.', `${code}.`);
  /**
   * Opens the site as a new visitor, and then reloads the page. Returns the browser context if the visitor sees the
   * trial release, a new release that only some visitors see. Otherwise closes the context and returns undefined.
   */
  const findTrialVisitor = async (): Promise<BrowserContext | undefined> => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const visitor = await context.newPage();
    await visitor.goto(`${site}/m/home`);
    // The title of the page ends with the name of the brand, and the trial release has another name. Therefore the
    // title shows which release the visitor sees.
    const isCandidate = (await visitor.title()).includes('Tidal Two');
    await visitor.reload();
    expect((await visitor.title()).includes('Tidal Two')).toBe(isCandidate);
    const cookie = (await context.cookies()).find(({ name }) => name === 'livery-release');
    expect(cookie?.value).toMatch(isCandidate ? /\.c$/ : /\.s$/);
    if (isCandidate) return context;
    await context.close();
    return undefined;
  };
  const readLiveRelease = async (): Promise<unknown> => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${site}/.well-known/livery-release`);
    const text = await visitor.locator('body').innerText();
    await context.close();
    return JSON.parse(text);
  };
  await expect.poll(readLiveRelease).toMatchObject({ trial: { share: 50 } });
  // Half of the visitors see the trial release. The probability that none of 20 visitors sees it is one in a million.
  let candidate: BrowserContext | undefined;
  for (let visits = 0; visits < 20 && !candidate; visits += 1) candidate = await findTrialVisitor();
  // The page of the visitor reports that the app has started. It stays open until the console shows this report, which
  // the gateway must store first.
  const started = trial
    .getByRole('row', { name: /The app has started/ })
    .getByRole('cell')
    .first();
  await expect(started).not.toHaveText('0');
  await candidate?.close();

  await trial.getByRole('button', { name: 'Show to all' }).click();
  await dialog.getByLabel('Reason').fill('No failures');
  await dialog.getByRole('button', { name: 'Show to all' }).click();
  await expect(trial.getByText('Shown to all', { exact: true })).toBeVisible();
  await expect(releases.filter({ hasText: 'Version 2' }).getByText('Live', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All brands' }).click();
  await page.getByRole('button', { name: 'Compose all brands' }).click();
  await dialog.getByLabel('Reason').fill('A new compile');
  await dialog.getByRole('button', { name: 'Compose all brands' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/brands? shows? this compile already/)).toBeVisible();
  await expectUsableAtAllWidths(page, 'all brands');
});
