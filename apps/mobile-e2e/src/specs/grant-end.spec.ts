import { OperatorNotPermitted } from '@livery/contract/operators/operator-error-code';
import { createId } from '../support/create-id.ts';
import { giveBrandGrant } from '../support/brand-grants.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, expectStored, readOperation } from '../support/preview.ts';

const brand = 'orbivela';
/** Operator who cannot edit drafts without the grant of this test. */
const email = 'support@example.com';

// Declares the expected errors. For example, before the log-in the gateway rejects the request for the session.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/|\.preview\.|localStorage|favicon/));

test('a grant that ends while a person edits loses nothing, shows what has happened, and is in the audit log', async ({
  browser,
  page,
}) => {
  test.slow();
  await logInOperator(page, 'owner@example.com');
  const id = createId();
  const draft = await createLiveDraft(page, brand);
  const give = () => giveBrandGrant(page, brand, email, 'content-editor');
  const grant = await give();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const editor = await context.newPage();
  // Blocks the periodic calls that report that the operator has the draft open. After the end of the grant, the gateway
  // rejects them. The editor would then detect the end before the edit, which this test must not allow.
  await editor.route('**/presence', (route) => route.abort());
  await logInOperator(editor, email);
  const url = `${getConsoleOrigin()}${draft.editorPath}?section=identity`;
  await editor.goto(url);
  const name = editor.getByRole('textbox', { name: 'Name', exact: true });
  const [before, after] = [`Before ${id}`, `After ${id}`];
  await name.fill(before);
  await name.blur();
  await expectStored(editor);
  expect(await draft.readDocument()).toMatchObject({ name: before });

  await grant.end();
  await name.fill(after);
  await name.blur();
  const notices = editor.getByRole('region', { name: 'Changes to look at' });
  await expect(notices).toContainText('This change was not accepted');
  await expect(notices).toContainText('You do not have the permission for this.');
  await expect(notices).toContainText(after);
  await expect(editor.getByText('You can look, but not change anything here')).toBeVisible();
  await expect(name).not.toBeEditable();
  expect(await draft.readDocument()).toMatchObject({ name: before });

  // Without the grant, the operator cannot read the draft any more. The edit is still stored on the device.
  await editor.goto(url);
  await expect(editor.getByText('Your changes that are not in the draft are still on this device.')).toBeVisible();
  const { list } = await readOperation<{ readonly list: readonly object[] }>(
    page,
    `/ops/brands/${brand}/audit/entries?operation=applyDraftOperations&outcome=rejected`,
  );
  expect(list).toContainEqual(
    expect.objectContaining({ operatorId: grant.operatorId, errorCode: OperatorNotPermitted, chain: brand }),
  );

  // After a new grant, the console shows the edit again. The operator can apply it with a button.
  const second = await give();
  await editor.goto(url);
  await expect(notices).toContainText(after);
  await notices.getByRole('button', { name: 'Try again' }).click();
  await expect(notices).toHaveCount(0);
  await expectStored(editor);
  expect(await draft.readDocument()).toMatchObject({ name: after });
  await second.end();
  await context.close();
});
