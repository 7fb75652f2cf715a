import { demoPassword, expect, test } from '../support/fixtures.ts';
import { submitLogin, getAccountChip } from '../support/log-in.ts';

const loginPath = '/wps/session/login';

test('a member logs in over the encrypted API, and logs out', { tag: '@smoke' }, async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t } = visit;
  await visit.open('/m/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:header.login'), exact: true })
    .click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(loginPath));
  await submitLogin(visit, 'demo', demoPassword);

  const request = await sent;
  expect(request.headers()['encryption']).toMatch(/^[A-Za-z0-9+/=]{100,}$/);
  expect(request.postData() ?? '').toMatch(/^[A-Za-z0-9+/=\s]+$/);
  await expect(getAccountChip(visit, 'demo')).toContainText(/\d/);

  // The pattern matches only the start of the link's name, because the name may end with the number of unclaimed
  // rewards.
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: new RegExp(`^${t('shell:nav.members')}`) })
    .click();
  await page.getByRole('button', { name: t('account:signOut.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account:signOut.confirm') })
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('shell:header.login'), exact: true }),
  ).toBeVisible();
  await expect(getAccountChip(visit, 'demo')).toHaveCount(0);
});

test('a failed log-in shows an error, requests a captcha and keeps the input', async ({ brand, guard }) => {
  guard.expectErrors(/401|400|Failed to load resource/);
  const visit = brand('lualoc');
  const { page, t } = visit;
  await visit.open('/m/login');
  const name = `nobody${Date.now()}`;
  await submitLogin(visit, name, 'Wrong#2026');
  await expect(page.getByRole('alert')).toContainText(t('errors:login.failed'));
  const captchaImage = page.getByRole('button', { name: t('account:login.captchaReload') }).locator('img');
  await expect(captchaImage).toHaveJSProperty('complete', true);
  expect(await captchaImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
  await expect(page.getByRole('textbox', { name: t('account:login.username'), exact: true })).toHaveValue(name);
});

test('a guest who opens a member page returns to it after the log-in', async ({ brand }) => {
  const visit = brand('lualoc');
  const { page, t } = visit;
  await visit.open('/m/gameRecord');
  await expect(page).toHaveURL(/\/m\/login\?from=/);
  await submitLogin(visit, 'demo', demoPassword);
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await expect(page.getByRole('heading', { name: t('shell:title.gameRecord') })).toBeVisible();
});
