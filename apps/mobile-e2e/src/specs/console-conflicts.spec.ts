import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { callOperation, createLiveDraft, expectStored, readOperation } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The test itself
// stops calls or makes them fail.
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

  // Both tabs open the form for publishing. After the first tab has published, the form in the second tab shows an old
  // state of the brand. The gateway must reject the second publication.
  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  for (const tab of [page, second]) {
    await tab.goto(`${getConsoleOrigin()}/brands/${code}`);
    await tab.getByRole('region', { name: 'Releases' }).getByRole('button', { name: 'Publish' }).click();
    await tab.getByRole('alertdialog').getByLabel('Reason').fill('From a tab');
  }
  // The test drops the first response of the gateway, although the gateway has published. The console sends the call
  // again, and the gateway must not publish a second time.
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
  // The open dialog can hide the rest of the page from the accessibility tree. Therefore the locator includes hidden
  // elements.
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
  // The log-in form can replace the field as soon as the edit is sent. Therefore the test presses the key without
  // waiting for the field.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=identity`);
  await expect(name).toHaveValue('After the session');
  await expectStored(page);
  expect(await draft.readDocument()).toMatchObject({ name: 'After the session' });
});
