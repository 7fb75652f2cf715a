import { readFile } from 'node:fs/promises';
import { getChromiumPath } from '@livery/workspace/chromium';
import { unzipSync } from 'fflate';
import { type BrandCode, expect, test, type Visit } from '../support/fixtures.ts';
import { clickButton } from '../support/forms.ts';
import { waitForNewestMessage } from '../support/inbox.ts';
import { submitLogin, getAccountChip } from '../support/log-in.ts';
import { launchPushBrowser } from '../support/launch-push-browser.ts';
import { newPassword, signUp } from '../support/sign-up.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

// Push notifications need the service worker and a Chromium that is not headless. A headless Chromium shows no
// notifications.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: getChromiumPath() } });

/** Part of each account name and number. It differs in each run, so that several runs can use the same database. */
const run = String(Date.now() % 1_000_000).padStart(6, '0');

/**
 * Expected format of the encrypted request body: compact JWE (five parts) for `firuzara`, and base64 for `bituinara`.
 */
const envelope: Readonly<Partial<Record<BrandCode, RegExp>>> = {
  firuzara: /^[\w-]+(?:\.[\w-]+){4}$/,
  bituinara: /^[A-Za-z0-9+/=\s]+$/,
};

/**
 * Waits for an e-mail to the address `email` that was sent at or after `since`. Then opens the link of this e-mail in
 * the development inbox.
 */
const followMail = async ({ page, origin }: Visit, email: string, since: Date): Promise<void> => {
  const { link } = await waitForNewestMessage(origin, email, since);
  await page.goto(`${origin}/dev/inbox`);
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: link ?? '' })
    .click();
};

const fillSecurityQuestions = async (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  await visit.open('/m/securityCenter/questions');
  const answers = page.getByRole('textbox', { name: t('security:questions.answer'), exact: true });
  await expect(answers).toHaveCount(3);
  for (const [at, answer] of ['Reyes', 'Taho', 'Mabini'].entries()) await answers.nth(at).fill(answer);
  // The registration was less than five minutes ago. Therefore the gateway does not require another proof of identity.
  await clickButton(visit, 'security:questions.save');
  await expect(page.getByText(t('security:questions.saved')).first()).toBeVisible();
};

const receivePush = async (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  const browser = await launchPushBrowser(visit);
  await visit.open('/m/set/notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await clickButton(visit, 'messages:push.off.action');
  await expect(page.getByRole('heading', { name: t('messages:push.on.title') })).toBeVisible();
  await expectHealthyPage(page, 'enabled notifications');
  await fillSecurityQuestions(visit);
  await expect.poll(async () => (await browser.messages()).length).toBe(1);
  const [message] = (await browser.messages()) as { title: string; path: string }[];
  expect(await browser.deliverPush(message)).toEqual([message?.title]);
  await visit.open(message?.path ?? '');
  await expect(page.getByRole('article').getByRole('heading', { name: message?.title ?? '' })).toBeVisible();
  await visit.open('/m/set/notifications');
  await clickButton(visit, 'messages:push.on.action');
  await expect(page.getByRole('heading', { name: t('messages:push.off.title') })).toBeVisible();
};

const downloadData = async (visit: Visit, name: string): Promise<void> => {
  const { page } = visit;
  await visit.open('/m/member/accountData');
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(visit, 'member:data.download')]);
  const files = unzipSync(await readFile(await download.path()));
  const profile = Object.entries(files).find(([file]) => file.endsWith('profile.json'));
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect(new TextDecoder().decode(profile?.[1])).toContain(name);
};

const closeAccount = async (visit: Visit, name: string): Promise<void> => {
  const { page, t } = visit;
  await clickButton(visit, 'member:close.action');
  const sheet = page.getByRole('dialog', { name: t('member:close.title') });
  await sheet.getByRole('button', { name: t('member:close.action'), exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText(t('member:close.sureMissing'));
  await expectHealthyPage(page, 'the account closure');
  await sheet.getByRole('checkbox', { name: t('member:close.sure') }).check();
  await sheet.getByRole('button', { name: t('member:close.action'), exact: true }).click();
  await expect(page.getByText(t('member:close.done'))).toBeVisible();
  await expect(getAccountChip(visit, name)).toHaveCount(0);
  await visit.open('/m/login');
  await submitLogin(visit, name, newPassword);
  await expect(page.getByRole('alert')).toContainText(t('errors:login.failed'));
};

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`uses an account from registration to closure: ${code}`, async ({ brand, guard }) => {
    // The test causes two errors on purpose: it logs in to a closed account, and uses a link a second time.
    guard.expectErrors(/40[01]|Failed to load resource/);
    const visit = brand(code);
    const { page, t } = visit;
    const name = `luna${run}`;
    const email = `luna${run}@example.com`;
    const since = new Date(Date.now() - 500);
    const request = await signUp(visit, code, { name, email, number: `9156${run}` });
    expect(request.postData() ?? '').toMatch(envelope[code] ?? /never/);
    await visit.open('/m/member/profile');
    await expect(page.getByText(t('member:verify.unconfirmed'))).toBeVisible();
    await expectHealthyPage(page, 'a profile with a pending e-mail confirmation');
    for (const what of ['portrait', 'nickname', 'payeeName', 'email']) {
      await page.getByRole('button', { name: new RegExp(`^${t(`member:profile.${what}`)}`) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectHealthyPage(page, `the sheet of the ${what}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await followMail(visit, email, since);
    await expect(page.getByText(t('member:verify.done'))).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await expectHealthyPage(page, 'a confirmed e-mail');
    await followMail(visit, email, since);
    await expect(page.getByText(t('errors:profile.email.link.invalid'))).toBeVisible();
    await visit.open('/m/member/profile');
    await expect(page.getByText(t('member:verify.confirmed'))).toBeVisible();
    if (code === 'bituinara') await receivePush(visit);
    await downloadData(visit, name);
    await closeAccount(visit, name);
  });
}
