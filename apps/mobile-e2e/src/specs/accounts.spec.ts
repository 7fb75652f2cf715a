import { type BrandCode, demoPassword, expect, test, createVisit } from '../support/fixtures.ts';
import { getField, clickButton, getPasswordField } from '../support/forms.ts';
import { waitForNewestMessage } from '../support/inbox.ts';
import { submitLogin, logIn, getAccountChip } from '../support/log-in.ts';
import { fillCaptcha, newPassword, goToStep, requestCode, signUp, submitRegistration } from '../support/sign-up.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

/** Part of each account name and number. It differs in each run, so that several runs can use the same database. */
const run = String(Date.now() % 1_000_000).padStart(6, '0');
const password = 'Lantern-Comet-7';

test(
  'a guest signs up by name with a verified number, after errors for missing fields',
  { tag: '@smoke' },
  async ({ brand }) => {
    const visit = brand('bituinara');
    const { page, t } = visit;
    const name = `tala${run}`;
    await visit.open('/m/register');
    await expect(getField(visit, 'register:field.username')).toBeVisible();
    await expectHealthyPage(page, 'registration');
    await clickButton(visit, 'register:steps.next');
    await expect(getField(visit, 'register:field.username')).toBeFocused();
    await getField(visit, 'register:field.username').fill(name);
    await getPasswordField(visit, 'register:field.password').fill(password);
    await getPasswordField(visit, 'register:field.confirmPassword').fill(password);
    await goToStep(visit, 'contact');
    await expectHealthyPage(page, 'the second step of the registration');
    const code = await requestCode(visit, `0917 3${run}`, `+639173${run}`);
    await getField(visit, 'recover:code.label').fill(code);
    await goToStep(visit, 'finish');
    await expectHealthyPage(page, 'the last step of the registration');
    await submitRegistration(visit, 21);
    await expect(page.getByText(t('register:done'))).toBeVisible();
    await expect(getAccountChip(visit, name)).toContainText(/0[.,]00/);
    await expect(page).toHaveURL(/\/m\/home$/);
  },
);

test(
  'a guest of a right-to-left brand signs up by name, and cannot use a taken name',
  { tag: '@smoke' },
  async ({ brand, guard }) => {
    guard.expectErrors(/409|Failed to load resource/);
    const visit = brand('firuzara');
    const { page, t } = visit;
    await visit.open('/m/register');
    await getField(visit, 'register:field.username').fill('demo');
    await getPasswordField(visit, 'register:field.password').fill(password);
    await getPasswordField(visit, 'register:field.confirmPassword').fill(password);
    await expectHealthyPage(page, 'registration in a right-to-left brand');
    await goToStep(visit, 'contact');
    await goToStep(visit, 'finish');
    await submitRegistration(visit, 21);
    await expect(getField(visit, 'register:field.username')).toHaveAccessibleDescription(
      t('errors:register.username.taken'),
    );
    await expect(getField(visit, 'register:field.username')).toBeFocused();
    await getField(visit, 'register:field.username').fill(`noor${run}`);
    await goToStep(visit, 'contact');
    await goToStep(visit, 'finish');
    await fillCaptcha(visit);
    await clickButton(visit, 'register:submit');
    await expect(getAccountChip(visit, `noor${run}`)).toBeVisible();
  },
);

test('a guest signs up by a mobile number, which stays when the tab changes, and logs in by code', async ({
  brand,
  page,
}) => {
  const visit = brand('bituinara');
  const { t } = visit;
  const number = `9184${run}`;
  await visit.open('/m/register');
  await page.getByRole('radio', { name: t('register:mode.mobile') }).check({ force: true });
  await getField(visit, 'recover:number.label').fill(number);
  await page.getByRole('radio', { name: t('register:mode.username') }).check({ force: true });
  await expect(getField(visit, 'register:field.username')).toBeVisible();
  await page.getByRole('radio', { name: t('register:mode.mobile') }).check({ force: true });
  await expect(getField(visit, 'recover:number.label')).toHaveValue(number);
  await getField(visit, 'recover:code.label').fill(await requestCode(visit, number, `+63${number}`));
  await getPasswordField(visit, 'register:field.password').fill(password);
  await getPasswordField(visit, 'register:field.confirmPassword').fill(password);
  await goToStep(visit, 'contact');
  await goToStep(visit, 'finish');
  await submitRegistration(visit, 21);
  await expect(page.getByRole('button', { name: /m\d{10}/ })).toBeVisible();
});

test('a member logs in by a code, whose countdown survives a reload', async ({ brand, page }) => {
  const visit = brand('bituinara');
  const { t } = visit;
  await visit.open('/m/login');
  await page.getByRole('tab', { name: t('recover:number.label') }).click();
  await expectHealthyPage(page, 'log-in by code');
  const code = await requestCode(visit, '9175550103', '+639175550103');
  await page.reload();
  await page.getByRole('tab', { name: t('recover:number.label') }).click();
  await expect(page.getByRole('button', { name: t('recover:code.get'), exact: true })).toHaveCount(0);
  await getField(visit, 'recover:number.label').fill('9175550103');
  await getField(visit, 'recover:code.label').fill(code);
  await clickButton(visit, 'account:login.submit');
  await expect(getAccountChip(visit, 'newbie')).toBeVisible();
});

test.describe('one after the other', () => {
  // Two tests log in to the same account, and each of them ends the other sessions of the account. Therefore the tests
  // run one after the other.
  test.describe.configure({ mode: 'default' });

  for (const [code, username] of [
    ['bituinara', 'agent'],
    ['firuzara', 'newbie'],
  ] as const satisfies readonly (readonly [BrandCode, string])[]) {
    test(`recovers a lost password by e-mail: ${code}`, async ({ brand }) => {
      const visit = brand(code);
      const { page, t, origin } = visit;
      const address = `${username}.${code}@example.com`;
      const since = new Date(Date.now() - 500);
      await visit.open('/m/forget');
      const byEmail = page.getByRole('radio', { name: t('recover:forget.email') });
      if (code === 'bituinara') await byEmail.check({ force: true });
      await expectHealthyPage(page, 'forgotten password');
      await getField(visit, 'account:login.username').fill(username);
      await getField(visit, 'recover:forget.address').fill('nobody@example');
      await clickButton(visit, 'recover:forget.send');
      await expect(page.getByText(t('recover:forget.emailWrong'))).toBeVisible();
      await getField(visit, 'recover:forget.address').fill(address);
      await clickButton(visit, 'recover:forget.send');
      const { link } = await waitForNewestMessage(origin, address, since);
      await expect(page).toHaveURL(/\/m\/login$/);
      await page.goto(link ?? '');
      await expect(page).not.toHaveURL(/#/);
      await getPasswordField(visit, 'recover:password.new').fill(`${password}-${run}`);
      await getPasswordField(visit, 'recover:password.confirm').fill(`${password}-${run}`);
      await expectHealthyPage(page, 'a new password');
      await clickButton(visit, 'recover:set.submit');
      await expect(getAccountChip(visit, username)).toBeVisible();
    });
  }

  test('recovers a lost password by phone', async ({ brand, guard, page }) => {
    guard.expectErrors(/400|Failed to load resource/);
    const visit = brand('bituinara');
    await visit.open('/m/forget');
    await expect(getField(visit, 'recover:code.label')).toBeDisabled();
    const code = await requestCode(visit, '9175550102', '+639175550102');
    await getField(visit, 'recover:code.label').fill(code);
    await getPasswordField(visit, 'recover:password.new').fill('Password1');
    await clickButton(visit, 'recover:set.submit');
    await expect(getPasswordField(visit, 'recover:password.new')).toHaveValue('');
    await expect(getField(visit, 'recover:code.label')).toHaveValue(code);
    await getPasswordField(visit, 'recover:password.new').fill(`Phone-${password}-${run}`);
    await clickButton(visit, 'recover:set.submit');
    await expect(getAccountChip(visit, 'agent')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('a changed password ends all other sessions at once', async ({ brand, context, guard }) => {
  guard.expectErrors(/401|Failed to load resource/);
  const visit = brand('firuzara');
  const account = `lale${run}`;
  const { page, t } = visit;
  await signUp(visit, 'firuzara', { name: account, number: '' });
  const otherDevice = createVisit(await context.newPage(), 'firuzara');
  await logIn(otherDevice, account, newPassword);
  await page.goto(`${visit.origin}/m/changePsw`);
  await getPasswordField(visit, 'recover:change.old').fill(newPassword);
  await getPasswordField(visit, 'recover:password.new').fill(newPassword);
  await getPasswordField(visit, 'recover:password.confirm').fill(newPassword);
  await clickButton(visit, 'recover:change.submit');
  await expect(page.getByText(t('errors:modify.new.old.same'))).toBeVisible();
  await expectHealthyPage(page, 'change of the password');
  const next = `${password}-${run}`;
  await getPasswordField(visit, 'recover:password.new').fill(next);
  await getPasswordField(visit, 'recover:password.confirm').fill(next);
  await clickButton(visit, 'recover:change.submit');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(getAccountChip(visit, account)).toBeVisible();
  await expect(getAccountChip(otherDevice, account)).toHaveCount(0);
});

test('a guest signs up through an identity provider, and then logs in with one tap', async ({ brand, guard, page }) => {
  guard.expectErrors(/404|Failed to load resource/);
  const visit = brand('bituinara');
  const { t } = visit;
  const email = `maya${run}@example.com`;
  const throughGoogle = async () => {
    await page.getByRole('button', { name: t('account:social.with').replace('{name}', 'Google') }).click();
    await page.getByLabel('Another address').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await visit.open('/m/login');
  await throughGoogle();
  await expect(page.getByText(t('register:identity').replace('{email}', email))).toBeVisible();
  await getField(visit, 'register:field.username').fill(`maya${run}`);
  await getPasswordField(visit, 'register:field.password').fill(password);
  await getPasswordField(visit, 'register:field.confirmPassword').fill(password);
  await goToStep(visit, 'contact');
  await expect(getField(visit, 'register:field.email')).toHaveValue(email);
  await getField(visit, 'recover:code.label').fill(await requestCode(visit, `9195${run}`, `+639195${run}`));
  await goToStep(visit, 'finish');
  await submitRegistration(visit, 21);
  await expect(getAccountChip(visit, `maya${run}`)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await visit.open('/m/login');
  await throughGoogle();
  await expect(getAccountChip(visit, `maya${run}`)).toBeVisible();
});

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest plays without an account, and member pages are closed: ${code}`, async ({ brand, page }) => {
    const visit = brand(code);
    const { t } = visit;
    await visit.open('/m/trail');
    await expectHealthyPage(page, 'test play');
    await clickButton(visit, 'account:trial.play');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('button', { name: /trial-/ })).toContainText(/\d/);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_TRIAL_USER'))).toMatch(/^trial-/);
    await page.goto(`${visit.origin}/m/mine`);
    await expect(page.getByText(t('shell:trial.refused'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('a member with an account opened by another user is offered to set a password of their own', async ({
  brand,
  page,
}) => {
  const visit = brand('lualoc');
  const { t } = visit;
  await visit.open('/m/login');
  await submitLogin(visit, 'newbie', demoPassword);
  await expect(page.getByRole('heading', { name: t('recover:first.title') })).toBeVisible();
  await expectHealthyPage(page, 'first password');
  await page.getByRole('link', { name: t('recover:first.later') }).click();
  await expect(getAccountChip(visit, 'newbie')).toBeVisible();
});
