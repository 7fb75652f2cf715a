import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { callOperation, createLiveDraft, expectStored, readOperation } from '../support/preview.ts';

// Expected errors: the request for the session before the log-in, and the calls that the test stops or makes fail.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage|favicon|ERR_/));

test('a stale form, a lost response and the end of a session lose no data, and the page explains each of them', async ({
  context,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'owner@example.com');
  const id = createId();
  const code = `tabs-${id}`;
  await callOperation(page, '/ops/brands', { code, source: { kind: 'brand', brand: 'lualoc', name: `Tabs ${id}` } });
  const { releaseId } = await callOperation<{ readonly releaseId: string }>(page, `/ops/brands/${code}/releases`, {
    version: 1,
  });
  const readChanges = () =>
    readOperation<{ readonly changes: readonly unknown[] }>(page, `/ops/brands/${code}/environments/live/changes`);

  // Both tabs open the publish form with the same state of the brand. After the first tab has published, the form of
  // the second tab is out of date.
  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  for (const tab of [page, second]) {
    await tab.goto(`${getConsoleOrigin()}/brands/${code}`);
    await tab.getByRole('region', { name: 'Releases' }).getByRole('button', { name: 'Publish' }).click();
    await tab.getByRole('alertdialog').getByLabel('Reason').fill('From a tab');
  }
  // The gateway publishes, but its response is lost. The console sends the call again, and the gateway publishes only
  // once.
  let calls = 0;
  const devtools = await context.newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    calls += 1;
    if (calls > 1) void devtools.send('Fetch.continueRequest', { requestId });
    else void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  const patterns = [{ urlPattern: '*/environments/live/publish', requestStage: 'Response' as const }];
  await devtools.send('Fetch.enable', { patterns });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The release is live')).toBeVisible();
  expect(calls).toBe(2);
  expect((await readChanges()).changes).toHaveLength(1);
  await second.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(second.getByText('Someone else has changed this in the meantime.')).toBeVisible();
  await expect(second.getByRole('alertdialog').getByLabel('Reason')).toHaveValue('From a tab');
  // The open dialog can hide the rest of the page from the accessibility tree.
  const release = second.getByRole('listitem', { includeHidden: true }).filter({ hasText: releaseId });
  await expect(release.getByText('Live', { exact: true })).toBeVisible();
  expect((await readChanges()).changes).toHaveLength(1);

  // The session ends while an operator edits. The device stores the edit until the operator has logged in again.
  const draft = await createLiveDraft(page, code);
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=identity`);
  await expectStored(page);
  await context.clearCookies();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('After the session');
  // The log-in can replace the field immediately, so the test presses the key without waiting for the field.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=identity`);
  await expect(name).toHaveValue('After the session');
  await expectStored(page);
  expect(await draft.readDocument()).toMatchObject({ name: 'After the session' });
});
