import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { changeDraft, createLiveDraft, expectStored, readOperation } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The test stops some
// calls. The preview also reports errors.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage|ERR_/));

/** Opens the editor of a new draft. `colleague` is a page of the console with the session of another operator. */
const startEditing = async (browser: Browser, page: Page, section: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'designer@example.com');
  const context = await browser.newContext({ locale: 'en' });
  const colleague = await context.newPage();
  await logInOperator(colleague, 'translator@example.com');
  const draft = await createLiveDraft(page, 'orbivela');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=${section}`);
  await expectStored(page);
  const changeAsColleague = (place: readonly string[], to: string) => changeDraft(colleague, draft.path, place, to);
  return { draft, changeAsColleague, endColleague: () => context.close() };
};

/**
 * Replaces the text of the JSON editor by pasting the new text. The text cannot be filled in as in an input field,
 * because the page contains only the visible lines of the editor.
 */
const paste = async (editor: Locator, text: string): Promise<void> => {
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
};

interface Problem {
  readonly path: string;
  readonly reason: string;
  readonly remedy: string;
}

test('an expert edits the brand file as text, hostile texts are rejected, and a person decides which value of a conflict stays', async ({
  browser,
  page,
}) => {
  test.slow();
  const { draft, changeAsColleague, endColleague } = await startEditing(browser, page, 'json');
  const editor = page.getByRole('textbox', { name: 'Brand file' });
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const alert = page.getByRole('region', { name: 'JSON' }).getByRole('alert');
  const write = async (change: object) =>
    paste(editor, JSON.stringify({ ...(await draft.readDocument()), ...change }, null, 2));
  const ownName = `Boreal ${createId()}`;
  await write({ name: ownName });
  await apply.click();
  await expectStored(page);
  await expect.poll(async () => (await draft.readDocument())['name']).toBe(ownName);

  const before = await draft.readDocument();
  const rejected: readonly (readonly [string, string | RegExp])[] = [
    ['{\n  "name": "Aurora"\n  "code": "x"\n}', 'Not JSON, line 3, column 3: comma expected'],
    ['{\n  "__proto__": {"isAdmin": true}\n}', 'Not possible, line 2, column 3: no brand file may have this key'],
    [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, /line 1, column \d+: a brand file has at most 20 levels/],
    [`{"name": "${'x'.repeat(256 * 1024)}"}`, 'line 1, column 1: a brand file has at most 256 kB'],
  ];
  for (const [text, message] of rejected) {
    await paste(editor, text);
    await expect(alert).toContainText(message);
    await expect(apply).toBeDisabled();
  }
  await expectAccessible(page, 'the JSON editor with an error');
  expect(await draft.readDocument()).toEqual(before);

  await write({ theme: { ...(before['theme'] as object), mode: 'bright' }, flgs: {}, prices: { a: 1 } });
  await apply.click();
  const problems = page.getByRole('region', { name: /^Problems/ }).getByRole('listitem');
  await expect(problems.filter({ hasText: '$.theme.mode' })).toBeVisible();
  const checked = await readOperation<{ readonly problems: readonly Problem[] }>(page, `${draft.path}/problems`);
  for (const { path, reason, remedy } of checked.problems) {
    const item = problems.filter({ hasText: path });
    await expect(item).toContainText(reason);
    await expect(item).toContainText(remedy);
  }
  expect(checked.problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['$.theme.mode', '$.prices']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No problems')).toBeVisible();

  await write({ name: 'Mine' });
  await changeAsColleague(['theme', 'accent'], '#c2182b');
  await apply.click();
  await expect.poll(() => draft.readDocument()).toMatchObject({ name: 'Mine', theme: { accent: '#c2182b' } });

  await write({ name: 'Mine again' });
  await changeAsColleague(['name'], 'Theirs');
  await expect(alert).toHaveText('Someone else has changed name since you began.');
  await page.getByRole('button', { name: 'Apply without these' }).click();
  await expect(editor).toContainText('Theirs');
  expect(await draft.readDocument()).toMatchObject({ name: 'Theirs' });
  await write({ name: 'Mine again' });
  await changeAsColleague(['name'], 'Theirs again');
  await page.getByRole('button', { name: 'Replace them' }).click();
  await expect.poll(async () => (await draft.readDocument())['name']).toBe('Mine again');
  await endColleague();
});

test('a person undoes own edits after a reload, and edits without a connection survive it', async ({
  browser,
  page,
}) => {
  test.slow();
  const { draft, changeAsColleague, endColleague } = await startEditing(browser, page, 'identity');
  const before = await draft.readDocument();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const enterName = async (text: string) => {
    await name.fill(text);
    await name.blur();
  };
  await enterName('First');
  await expectStored(page);
  await changeAsColleague(['texts', 'EN', 'shell:nav.home'], 'Of the colleague');
  await enterName('Second');
  await expectStored(page);
  await page.reload();
  await expect(name).toHaveValue('Second');
  const [undo, redo] = ['Undo', 'Redo'].map((label) => page.getByRole('button', { name: label }));
  await undo!.click();
  await expect(name).toHaveValue('First');
  await undo!.click();
  await expect(name).toHaveValue(String(before['name']));
  await expect(undo!).toBeDisabled();
  expect(await draft.readDocument()).toMatchObject({
    name: before['name'],
    texts: { EN: { 'shell:nav.home': 'Of the colleague' } },
  });
  await redo!.click();
  await redo!.click();
  await expect(name).toHaveValue('Second');

  // Stops only the calls that store edits. All other calls continue, so that the reload of the page works.
  const operations = `**${draft.path}/operations`;
  await page.route(operations, (route) => route.abort('internetdisconnected'));
  await enterName('Without a connection');
  await expect(page.getByText('Offline: 1 change waits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Offline: 1 change waits')).toBeVisible();
  await expect(name).toHaveValue('Without a connection');
  expect(await draft.readDocument()).toMatchObject({ name: 'Second' });
  await page.unroute(operations);
  await expectStored(page);
  expect(await draft.readDocument()).toMatchObject({ name: 'Without a connection' });
  await endColleague();
});
