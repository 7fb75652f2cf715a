import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { clickInPreview, createLiveDraft, expectStored, getShownPreview } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The preview also
// reports errors.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage/));

/**
 * Logs in as a translator, creates a draft of the brand `orbivela` and opens the page of the editor with its English
 * texts.
 */
const startTexts = async (page: Page) => {
  // In a window of this height, the editor does not scale the preview. Playwright cannot click in a scaled frame.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await logInOperator(page, 'translator@example.com');
  const draft = await createLiveDraft(page, 'orbivela');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=texts`);
  await expectStored(page);
  return draft;
};

test('a CSV file is exported, changed and imported, and its bad lines change nothing', async ({ page }) => {
  test.slow();
  const draft = await startTexts(page);
  const before = await draft.readDocument();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const exported = await readFile((await (await download).path()) as string, 'utf8');
  const lines = exported.replace('\u{feff}', '').split(/\r?\n/);
  expect(lines[0]).toBe('key,default,text');
  const changed: Readonly<Record<string, string>> = {
    'shell:nav.home': 'shell:nav.home,Home,"The ""new""\r\nhome"',
    'shell:nav.promotion': 'shell:nav.promotion,Promos,عروض',
    'shell:nav.unclaimed': 'shell:nav.unclaimed,{number} to claim,{numbre} to claim',
    'shell:nav.invite': 'shell:nav.invite,Invite,"=HYPERLINK(""http://evil.example"",""Invite"")"',
    'shell:nav.deposit': 'shell:nav.deposit,Deposit,Pay in, now',
  };
  const next = lines.map((line) => changed[line.split(',', 1)[0] ?? ''] ?? line);
  const text = [...next.filter((line) => line !== ''), 'shell:nav.casino,Casino,Slots'].join('\r\n');
  /** Returns the number of the CSV file's line that begins with `start`. The first line has the number 1. */
  const findLine = (start: string) => text.split('\r\n').findIndex((line) => line.startsWith(start)) + 1;
  const csv = { name: 'orbivela-EN.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Read from CSV').first().setInputFiles(csv);

  await expect(page.getByText('2 texts are changed.')).toBeVisible();
  const rejected = page.getByRole('list', { name: '4 lines were not imported' }).getByRole('listitem');
  const expectRejected = (key: string, reason: string) =>
    expect(rejected.filter({ hasText: key })).toHaveText(
      new RegExp(`^Line ${findLine(key).toLocaleString('en')}\\s*${key}\\s*${reason}$`),
    );
  await expectRejected('shell:nav.unclaimed', 'Not filled in by the app: {numbre}.');
  await expectRejected('shell:nav.invite', 'This is a formula of a spreadsheet.*');
  await expectRejected('shell:nav.deposit', 'There are too many cells.*');
  await expectRejected('shell:nav.casino', 'The app does not have this text.');
  await expectAccessible(page, 'the result of an import');
  await expectStored(page);
  await expect(getShownPreview(page).getByText('The "new" home').first()).toBeVisible();
  await expect(getShownPreview(page).getByText('عروض').first()).toBeVisible();
  const { texts, ...others } = await draft.readDocument();
  const { texts: textsBefore, ...othersBefore } = before as { readonly texts?: { readonly EN?: object } };
  expect(others).toEqual(othersBefore);
  expect(texts).toEqual({
    ...textsBefore,
    EN: { ...textsBefore?.EN, 'shell:nav.home': 'The "new" home', 'shell:nav.promotion': 'عروض' },
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getShownPreview(page).getByText('The "new" home')).toHaveCount(0);
  await expectStored(page);
  expect(await draft.readDocument()).toEqual(before);
});

test('a tap on a word opens its text, and a dialog offers the texts that have the same word', async ({ page }) => {
  test.slow();
  const draft = await startTexts(page);
  await draft.change(['texts', 'EN', 'shell:nav.home'], 'Zenith');
  await draft.change(['texts', 'EN', 'shell:nav.promotion'], 'Zenith');
  await draft.change(['texts', 'EN', 'shell:nav.invite'], 'Bring a friend');
  const shown = getShownPreview(page);
  await expect(shown.getByText('Bring a friend').first()).toBeVisible();
  const pick = page.getByRole('button', { name: 'Tap a text to edit it' });
  await pick.click();
  await clickInPreview(page, 'Bring a friend');
  const invite = page.getByRole('textbox', { name: 'shell:nav.invite' });
  await expect(invite).toBeFocused();
  await invite.fill('Bring two friends');
  await expect(shown.getByText('Bring two friends').first()).toBeVisible();

  await clickInPreview(page, 'Zenith');
  const dialog = page.getByRole('dialog', { name: 'Which text?' });
  await expect(dialog.getByRole('listitem')).toHaveText([/shell:nav\.home/, /shell:nav\.promotion/]);
  await expectAccessible(page, 'the choice of a text');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await clickInPreview(page, 'Zenith');
  await dialog.getByRole('button', { name: /shell:nav\.promotion/ }).click();
  const promotion = page.getByRole('textbox', { name: 'shell:nav.promotion' });
  await expect(promotion).toBeFocused();
  await promotion.fill('Offers of the week');
  await expect(shown.getByText('Offers of the week').first()).toBeVisible();
  await expect(shown.getByText('Zenith').first()).toBeVisible();
});
