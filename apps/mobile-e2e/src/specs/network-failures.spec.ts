import type { Page } from '@playwright/test';
import { expect, test, createVisit } from '../support/fixtures.ts';
import { getField, clickButton, getPasswordField } from '../support/forms.ts';
import { submitLogin, expectLoggedIn, getAccountChip } from '../support/log-in.ts';
import { newPassword, signUp } from '../support/sign-up.ts';

const day = 24 * 60 * 60 * 1000;
/** Part of each account name and number. It differs in each run, so that several runs can use the same database. */
const run = String(Date.now() % 1_000_000).padStart(6, '0');

const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const throwDenied = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: throwDenied });
  });

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`two tabs have two log-ins; a wrong clock and a blocked storage lock nobody out: ${code}`, async ({
    brand,
    context,
    guard,
  }) => {
    guard.expectErrors(/401|Failed to load resource/);
    const name = `bel${run}`;
    const first = brand(code);
    await first.open('/m/trail');
    await clickButton(first, 'account:trial.play');
    const guest = first.page.getByRole('button', { name: /trial-/ });
    await expect(guest).toBeVisible();
    const second = createVisit(await context.newPage(), code);
    await signUp(second, code, { name, number: `9167${run}` });
    const third = createVisit(await context.newPage(), code);
    await third.open('/m/login');
    await submitLogin(third, name, newPassword);
    await expect(getAccountChip(third, name)).toBeVisible();
    // A log-in of another user in another tab must not change the session of this tab, even after a reload.
    await first.page.reload();
    await expect(guest).toBeVisible();
    await second.open('/m/set');
    await clickButton(second, 'account:signOut.action');
    await second.page
      .getByRole('alertdialog')
      .getByRole('button', { name: second.t('account:signOut.confirm') })
      .click();
    await expect(getAccountChip(second, name)).toHaveCount(0);
    await expect(getAccountChip(third, name)).toHaveCount(0);
    await expect(guest).toBeVisible();

    const page = await context.newPage();
    await page.clock.setSystemTime(Date.now() + day);
    await blockStorage(page);
    const odd = createVisit(page, code, undefined, 'loud');
    await page.goto(`${odd.origin}/m/login`);
    await submitLogin(odd, name, newPassword);
    await expectLoggedIn(odd, name);
    // The browser storage is blocked, so the app could not store the session. After a reload of the page, the member is
    // logged out.
    await page.goto(`${odd.origin}/m/login`);
    await expect(getField(odd, 'account:login.username')).toBeVisible();
  });

  test(`typed input survives a change of language and a lost network: ${code}`, async ({ brand, context, guard }) => {
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/register');
    const name = getField(visit, 'register:field.username');
    await name.fill('<b>');
    await getPasswordField(visit, 'register:field.password').fill(newPassword);
    await clickButton(visit, 'register:steps.next');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).not.toHaveAccessibleDescription('');
    await page.getByRole('button', { name: t('shell:header.language') }).click();
    await page.getByRole('dialog').getByText('English').click();
    const english = page.getByRole('textbox', { name: /^Username/ });
    await expect(english).toHaveValue('<b>');
    await expect(english).toHaveAccessibleDescription(/letters, digits/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(english).toHaveValue('<b>');
    await context.setOffline(false);
  });
}

for (const [code, path] of [
  ['bituinara', '/m/home'],
  ['firuzara', '/m/home'],
  ['lualoc', '/m/lottery'],
] as const) {
  test(`missing images keep their space and texts, and load when the network is back: ${path} of ${code}`, async ({
    brand,
    context,
    guard,
  }) => {
    guard.expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { page, origin } = brand(code);
    const imagePattern = /\.(avif|webp)(\?|$)/;
    // Simulates banners whose images contain their texts. If a banner has no `calmSide`, the app writes no title on its
    // image.
    await page.route('**/MCSFE_getListAnnouncements?*', async (route) => {
      // The request uses the IP address, because only the browser resolves host names such as `brand.localhost`.
      const response = await route.fetch({ url: route.request().url().replace(`${code}.localhost`, '127.0.0.1') });
      await route.fulfill({ response, body: (await response.text()).replaceAll(',"calmSide":"left"', '') });
    });
    await page.route(imagePattern, (route) => route.abort());
    await page.goto(origin + path);
    const seen = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((each) => each.checkVisibility() && each.currentSrc && !each.currentSrc.endsWith('.svg'))
          .map((each) => ({ hasCome: each.naturalWidth > 0, isMarked: each.dataset.failed === '' })),
      );
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    await expect.poll(async () => (await seen()).every(({ hasCome, isMarked }) => !hasCome && isMarked)).toBe(true);
    if (path === '/m/home') {
      await expect(
        page.getByRole('region').locator('a:has(picture)').first(),
        'visible alternative texts',
      ).toContainText(/\S{3}/);
      const banner = page.getByRole('region').locator('a:has(img[alt]:not([alt=""]))').first();
      const written = () => banner.evaluate((link) => getComputedStyle(link, '::after').content);
      await expect
        .poll(written, 'the alternative text of the image')
        .toContain(await banner.locator('img').getAttribute('alt'));
    }
    await page.unroute(imagePattern);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(async () => (await seen()).every(({ hasCome, isMarked }) => hasCome && !isMarked)).toBe(true);
    // After the network is back, the page can load announcements again. An error of such a request must not fail the
    // test, because the routes are removed here.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
