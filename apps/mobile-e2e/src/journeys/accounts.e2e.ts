import { type BrandCode, demoPassword, expect, test, visitOf } from '../harness/fixtures.ts';
import { field, press, secret } from '../harness/forms.ts';
import { newestMessage } from '../harness/inbox.ts';
import { enterLogin, logIn, memberChip } from '../harness/log-in.ts';
import { captchaDigits } from '../harness/product.ts';
import { askForCode, finishRegistration } from '../harness/sign-up.ts';
import { expectSound } from '../harness/sound.ts';

/** Other names and numbers for each run on the same database. */
const run = String(Date.now() % 1_000_000).padStart(6, '0');
const password = 'Lantern-Comet-7';

test('a guest signs up by name with a verified number, after being told what is missing', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  const name = `tala${run}`;
  await visit.open('/m/register');
  await expect(field(visit, 'register:field.username')).toBeVisible();
  await expectSound(page, 'registration');
  await press(visit, 'register:submit');
  await expect(field(visit, 'register:field.username')).toBeFocused();
  await field(visit, 'register:field.username').fill(name);
  const code = await askForCode(visit, `0917 3${run}`, `+639173${run}`);
  await field(visit, 'recover:code.label').fill(code);
  await secret(visit, 'register:field.password').fill(password);
  await secret(visit, 'register:field.confirmPassword').fill(password);
  await finishRegistration(visit, 21);
  await expect(page.getByText(t('register:done'))).toBeVisible();
  await expect(memberChip(visit, name)).toContainText(/0[.,]00/);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a guest of a brand from right to left signs up by name, and cannot take a name that is taken', async ({
  brand,
  guard,
}) => {
  guard.expectErrors(/409|Failed to load resource/);
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/register');
  await field(visit, 'register:field.username').fill('demo');
  await secret(visit, 'register:field.password').fill(password);
  await secret(visit, 'register:field.confirmPassword').fill(password);
  await expectSound(page, 'registration from right to left');
  await finishRegistration(visit, 21);
  await expect(field(visit, 'register:field.username')).toHaveAccessibleDescription(
    t('errors:register.username.taken'),
  );
  await field(visit, 'register:field.username').fill(`noor${run}`);
  await field(visit, 'account:login.captcha').fill(captchaDigits);
  await press(visit, 'register:submit');
  await expect(memberChip(visit, `noor${run}`)).toBeVisible();
});

test('a guest signs up by mobile number, the number carried over from the other tab, and logs in by code', async ({
  brand,
  page,
}) => {
  const visit = brand('bituinara');
  const { t } = visit;
  const number = `9184${run}`;
  await visit.open('/m/register');
  await field(visit, 'recover:number.label').fill(number);
  await page.getByRole('radio', { name: t('register:mode.mobile') }).check({ force: true });
  await expect(field(visit, 'recover:number.label')).toHaveValue(number);
  await field(visit, 'recover:code.label').fill(await askForCode(visit, number, `+63${number}`));
  await secret(visit, 'register:field.password').fill(password);
  await secret(visit, 'register:field.confirmPassword').fill(password);
  await finishRegistration(visit, 21);
  await expect(page.getByRole('button', { name: /m\d{10}/ })).toBeVisible();
});

test('a member logs in by a code, whose countdown outlives a reload', async ({ brand, page }) => {
  const visit = brand('bituinara');
  const { t } = visit;
  await visit.open('/m/login');
  await page.getByRole('tab', { name: t('recover:number.label') }).click();
  await expectSound(page, 'log-in by code');
  const code = await askForCode(visit, '9175550103', '+639175550103');
  await page.reload();
  await page.getByRole('tab', { name: t('recover:number.label') }).click();
  await expect(page.getByRole('button', { name: t('recover:code.get'), exact: true })).toHaveCount(0);
  await field(visit, 'recover:number.label').fill('9175550103');
  await field(visit, 'recover:code.label').fill(code);
  await press(visit, 'account:login.submit');
  await expect(memberChip(visit, 'newbie')).toBeVisible();
});

test.describe('one at a time', () => {
  // Two of them are of one account, and each ends the sessions that it had.
  test.describe.configure({ mode: 'default' });

  for (const [code, username] of [
    ['bituinara', 'agent'],
    ['firuzara', 'newbie'],
  ] as const satisfies readonly (readonly [BrandCode, string])[]) {
    test(`a lost password is found again by e-mail: ${code}`, async ({ brand }) => {
      const visit = brand(code);
      const { page, t, origin } = visit;
      const address = `${username}.${code}@example.com`;
      const since = new Date(Date.now() - 500);
      await visit.open('/m/forget');
      const byEmail = page.getByRole('radio', { name: t('recover:forget.email') });
      if (code === 'bituinara') await byEmail.check({ force: true });
      await expectSound(page, 'forgotten password');
      await field(visit, 'account:login.username').fill(username);
      await field(visit, 'recover:forget.address').fill('nobody@example');
      await press(visit, 'recover:forget.send');
      await expect(page.getByText(t('recover:forget.emailWrong'))).toBeVisible();
      await field(visit, 'recover:forget.address').fill(address);
      await press(visit, 'recover:forget.send');
      const { link } = await newestMessage(origin, address, since);
      await expect(page).toHaveURL(/\/m\/login$/);
      await page.goto(link ?? '');
      await expect(page).not.toHaveURL(/#/);
      await secret(visit, 'recover:password.new').fill(`${password}-${run}`);
      await secret(visit, 'recover:password.confirm').fill(`${password}-${run}`);
      await expectSound(page, 'a new password');
      await press(visit, 'recover:set.submit');
      await expect(memberChip(visit, username)).toBeVisible();
    });
  }

  test('a lost password is found again by phone', async ({ brand, guard, page }) => {
    guard.expectErrors(/400|Failed to load resource/);
    const visit = brand('bituinara');
    await visit.open('/m/forget');
    await expect(field(visit, 'recover:code.label')).toBeDisabled();
    const code = await askForCode(visit, '9175550102', '+639175550102');
    await field(visit, 'recover:code.label').fill(code);
    await secret(visit, 'recover:password.new').fill('Password1');
    await press(visit, 'recover:set.submit');
    await expect(secret(visit, 'recover:password.new')).toHaveValue('');
    await expect(field(visit, 'recover:code.label')).toHaveValue(code);
    await secret(visit, 'recover:password.new').fill(`Phone-${password}-${run}`);
    await press(visit, 'recover:set.submit');
    await expect(memberChip(visit, 'agent')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('a changed password logs the member out everywhere else at once', async ({ brand, context, guard }) => {
  guard.expectErrors(/401|Failed to load resource/);
  const visit = brand('firuzara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  const elsewhere = visitOf(await context.newPage(), 'firuzara');
  await logIn(elsewhere, 'demo');
  await page.goto(`${visit.origin}/m/changePsw`);
  await secret(visit, 'recover:change.old').fill(demoPassword);
  await secret(visit, 'recover:password.new').fill(demoPassword);
  await secret(visit, 'recover:password.confirm').fill(demoPassword);
  await press(visit, 'recover:change.submit');
  await expect(page.getByText(t('errors:modify.new.old.same'))).toBeVisible();
  await expectSound(page, 'change of the password');
  const next = `${password}-${run}`;
  await secret(visit, 'recover:password.new').fill(next);
  await secret(visit, 'recover:password.confirm').fill(next);
  await press(visit, 'recover:change.submit');
  await expect(memberChip(visit, 'demo')).toBeVisible();
  await expect(memberChip(elsewhere, 'demo')).toHaveCount(0);
  // Back to what the other journeys know; the page holds the password and asks for none.
  await page.evaluate(() => history.pushState(null, '', '/m/set'));
  await page.goto(`${visit.origin}/m/changePsw`);
  await secret(visit, 'recover:change.old').fill(next);
  await secret(visit, 'recover:password.new').fill(demoPassword);
  await secret(visit, 'recover:password.confirm').fill(demoPassword);
  await press(visit, 'recover:change.submit');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a guest comes in through a provider: the first time by signing up, then at one tap', async ({
  brand,
  guard,
  page,
}) => {
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
  await expect(field(visit, 'register:field.email')).toHaveValue(email);
  await field(visit, 'register:field.username').fill(`maya${run}`);
  await field(visit, 'recover:code.label').fill(await askForCode(visit, `9195${run}`, `+639195${run}`));
  await secret(visit, 'register:field.password').fill(password);
  await secret(visit, 'register:field.confirmPassword').fill(password);
  await finishRegistration(visit, 21);
  await expect(memberChip(visit, `maya${run}`)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await visit.open('/m/login');
  await throughGoogle();
  await expect(memberChip(visit, `maya${run}`)).toBeVisible();
});

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest plays without an account, and member pages stay closed: ${code}`, async ({ brand, page }) => {
    const visit = brand(code);
    const { t } = visit;
    await visit.open('/m/trail');
    await expectSound(page, 'test play');
    await press(visit, 'account:trial.play');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('button', { name: /trial-/ })).toContainText(/\d/);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_TRIAL_USER'))).toMatch(/^trial-/);
    await page.goto(`${visit.origin}/m/mine`);
    await expect(page.getByText(t('shell:trial.refused'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('a member whom somebody else opened the account for is offered a password of their own', async ({
  brand,
  page,
}) => {
  const visit = brand('lualoc');
  const { t } = visit;
  await visit.open('/m/login');
  await enterLogin(visit, 'newbie', demoPassword);
  await expect(page.getByRole('heading', { name: t('recover:first.title') })).toBeVisible();
  await expectSound(page, 'first password');
  await page.getByRole('link', { name: t('recover:first.later') }).click();
  await expect(memberChip(visit, 'newbie')).toBeVisible();
});
