import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { expectAccessible } from '../support/accessibility.ts';
import { readBrandFiles } from '../support/brand-files.ts';
import { createId } from '../support/create-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

interface Approval {
  readonly name: string;
  readonly statement: string;
  readonly publicKey: JsonWebKey;
  readonly authenticatorData: string;
  readonly clientData: string;
  readonly signature: string;
}

const hash = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

/** Verifies a published approval without the platform, as `docs/operations.md` says. */
const isGenuine = ({ statement, publicKey, authenticatorData, clientData, signature }: Approval): boolean => {
  const client = Buffer.from(clientData, 'base64url');
  const { challenge } = JSON.parse(client.toString()) as { readonly challenge: string };
  const signed = Buffer.concat([Buffer.from(authenticatorData, 'base64url'), hash(client)]);
  const key = createPublicKey({ key: publicKey, format: 'jwk' });
  // A key of the type Ed25519, which Chromium creates, has no separate hash.
  const algorithm = publicKey.kty === 'OKP' ? null : 'sha256';
  return (
    challenge === hash(statement).toString('base64url') &&
    verify(algorithm, signed, key, Buffer.from(signature, 'base64url'))
  );
};

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. If a release
// request is slow, the console repeats it, and the gateway responds with status 409.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)|409 \(Conflict\).*\/(?:releases|assets)/));

test(
  'a release is approved with a passkey, and the site publishes a signature that anybody can verify',
  { tag: '@smoke' },
  async ({ browser, page }) => {
    test.slow();
    const code = `ember-${createId()}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInOperator(page, 'owner@example.com');
    await page.goto(`${getConsoleOrigin()}/brands`);
    await page.getByRole('button', { name: 'Import a brand' }).click();
    await page.getByLabel('Select files').setInputFiles(await readBrandFiles(code, 'Ember'));
    await page.getByLabel('Note for this version').fill('first');
    await page.getByRole('button', { name: 'Check and import' }).click();
    await page.getByRole('button', { name: 'Change: Live' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Number of approvals').selectOption('1');
    await dialog.getByLabel('Reason').fill('Four eyes');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The rule is changed')).toBeVisible();
    await page.getByRole('button', { name: 'Make a release' }).click();
    await expect(page.getByText('The release is ready')).toBeVisible({ timeout: 180_000 });
    const review = page.getByRole('region', { name: 'Releases' }).getByRole('link', { name: 'Review' });
    const address = `${getConsoleOrigin()}${await review.getAttribute('href')}`;
    await page.goto(address);
    await expect(page.getByText('You have worked on this release, so others decide.')).toBeVisible();

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const approver = await context.newPage();
    await addVirtualAuthenticator(approver);
    await logInOperator(approver, 'owner2@example.com');
    await approver.goto(address);
    await approver.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(approver.getByRole('dialog')).toContainText('your account has none');
    await expectAccessible(approver, 'an approval without a passkey');
    await approver.getByRole('link', { name: 'Open my account' }).click();
    await approver.getByRole('button', { name: 'Add a passkey' }).click();
    await approver.getByRole('alertdialog').getByLabel('Name', { exact: true }).fill('Blue laptop');
    await approver.getByRole('alertdialog').getByRole('button', { name: 'Add a passkey' }).click();
    await expect(approver.getByText('The passkey was added')).toBeVisible();
    await approver.goto(address);
    await approver.getByRole('button', { name: 'Approve', exact: true }).click();
    await approver.getByRole('alertdialog').getByLabel('Reason').fill('Compared every screen');
    await expectAccessible(approver, 'an approval with a passkey');
    await approver.getByRole('button', { name: 'Sign and approve' }).click();
    const decisions = approver.getByRole('region', { name: 'Approval' });
    await expect(decisions).toContainText('Signed with the passkey “Blue laptop”');
    await expect(decisions).toContainText('Ready to publish');
    await context.close();

    await page.goto(`${getConsoleOrigin()}/brands/${code}`);
    await page.getByRole('region', { name: 'Releases' }).getByRole('button', { name: 'Publish' }).click();
    await page.getByLabel('Reason').fill('Approved');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    const site = getConsoleOrigin().replace('console.', `${code}.`);
    const visitor = await page.context().newPage();
    const readApprovals = async (): Promise<readonly Approval[]> => {
      const response = await visitor.goto(`${site}/.well-known/livery-release`);
      return response?.ok() ? ((await response.json()) as { approvals: readonly Approval[] }).approvals : [];
    };
    await expect.poll(async () => (await readApprovals()).map(({ name }) => name)).toEqual(['Owen Castillo']);
    const [approval] = await readApprovals();
    expect(JSON.parse(approval!.statement)).toMatchObject({ brand: code, approver: 'Owen Castillo' });
    expect(isGenuine(approval!)).toBe(true);
    expect(isGenuine({ ...approval!, statement: approval!.statement.replace(code, 'other') })).toBe(false);
  },
);
