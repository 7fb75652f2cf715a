import { expectUsableAtAllWidths } from '../support/all-widths.ts';
import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { createLiveBrand } from '../support/live-brand.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { changeDraft, createLiveDraft } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview pages
// of the releases also report errors.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage|favicon/));

const slow = { timeout: 120_000 };

/**
 * Returns the local time in a time zone, `minutes` from now, in the format of a date and time field
 * (`2026-11-27T08:00`).
 */
const toLocalTime = (timeZone: string, minutes: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T');

test('a release waits for its time, is cancelled, and goes live later', async ({ context, page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'owner2@example.com');
  const id = createId();
  const code = `timed-${id}`;
  await createLiveBrand(page, code, `Timed ${id}`);

  const visitor = await context.newPage();
  const site = getConsoleOrigin().replace('console.', `${code}.`);
  const expectLive = (version: number) =>
    expect
      .poll(async () => {
        const response = await visitor.goto(`${site}/.well-known/livery-release`);
        return response?.ok() ? ((await response.json()) as { readonly version: number }).version : undefined;
      }, slow)
      .toBe(version);
  await expectLive(1);

  const draft = await createLiveDraft(page, code, 'Campaign');
  await draft.change(['name'], `Timed Two ${id}`);
  await draft.release('Campaign');
  await changeDraft(page, draft.path, ['name'], `Timed Three ${id}`);
  await page.reload();
  const releases = page.getByRole('region', { name: 'Releases' }).getByRole('listitem');
  const second = releases.filter({ hasText: 'Version 2' });
  const dialog = page.getByRole('alertdialog');
  const schedule = async (minutes: number) => {
    await second.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toContainText('It does not contain the later changes of these drafts: Campaign.');
    await dialog.getByText('At a time').click();
    await dialog.getByLabel('Reason').fill(`In ${minutes} minutes`);
    await expectUsableAtAllWidths(page, 'the time of a publication');
    // On a busy machine, the entered minute can be over before the tap. The dialog then reports that the time has
    // passed, and the test enters a new time.
    await expect(async () => {
      await dialog.getByLabel(/^Time in /).fill(toLocalTime('Asia/Ho_Chi_Minh', minutes));
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(dialog.filter({ hasNotText: 'This time has passed.' })).toHaveCount(0);
      expect(await dialog.count()).toBe(0);
    }).toPass();
  };
  const scheduled = page.getByRole('region', { name: 'Scheduled' }).getByRole('listitem');
  await schedule(60);
  const first = scheduled.filter({ hasText: 'In 60 minutes' });
  await expect(first).toContainText('Waits');
  await expect(first).toContainText('It does not contain the later changes of these drafts: Campaign.');
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toContainText('Cancelled');

  // The smallest time that the field accepts is the next minute.
  await schedule(1);
  await expect(scheduled.filter({ hasText: 'In 1 minutes' })).toContainText('Published', slow);
  await expect(second.getByText('Live', { exact: true })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'In 1 minutes' })).toContainText('Published');
  await expectLive(2);
  await visitor.goto(`${site}/m/home`);
  await expect(visitor).toHaveTitle(/Timed Two/);
});
