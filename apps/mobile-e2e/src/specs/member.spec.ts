import type { Page } from '@playwright/test';
import { demoPassword, expect, test, type BrandCode } from '../support/fixtures.ts';
import { submitLogin, logIn } from '../support/log-in.ts';
import { newPassword, signUp } from '../support/sign-up.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const brands: readonly BrandCode[] = ['bituinara', 'firuzara'];
/** Returns true if the brand has messages and feedback. The Arabic brand has disabled both. */
const hasMessages = (code: BrandCode): boolean => code === 'bituinara';

for (const code of brands) {
  test.describe(code, () => {
    test('a guest who taps a member feature sees the invitation to log in, and stays on the page', async ({
      brand,
    }) => {
      const visit = brand(code);
      const { page, t, open } = visit;
      await open('/m/mine');
      await expect(page.getByRole('heading', { name: t('member:guest.title') })).toBeVisible();
      await expectHealthyPage(page, 'the member center of a guest');
      await page.getByRole('link', { name: t('shell:title.security'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: t('account:login.title') })).toBeVisible();
      await expectHealthyPage(page, 'the log-in over the page');
      await submitLogin(visit, 'demo', demoPassword);
      await expect(page.getByRole('region', { name: t('shell:balance.label') })).toBeVisible();
      await expect(page).toHaveURL(/\/m\/mine$/);
    });

    test('a passkey is added, logs the member in, and is removed', async ({ brand }) => {
      const visit = brand(code);
      const { page, t, open } = visit;
      await addVirtualAuthenticator(visit.page);
      await logIn(visit, 'demo');
      await open('/m/securityCenter/passkeys');
      await page.getByRole('button', { name: t('security:passkeys.add') }).click();
      await expect(
        page.getByRole('button', { name: t('security:passkeys.removeOf').replace('{name}', 'Android') }),
      ).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await open('/m/login?from=/m/securityCenter/passkeys');
      // On the log-in page, the browser offers the passkey, and the virtual authenticator confirms it without a tap.
      // The member is then logged in and is on the passkeys page again.
      await expect(page).toHaveURL(/\/m\/securityCenter\/passkeys$/);
      await expect(page.getByRole('button', { name: t('security:passkeys.add') })).toBeVisible();
      await expectHealthyPage(page, 'passkeys');
      await page.getByRole('button', { name: t('security:passkeys.removeOf').replace('{name}', 'Android') }).click();
      await expectHealthyPage(page, 'the confirmation to remove a passkey');
      await page.getByRole('button', { name: t('security:passkeys.remove'), exact: true }).click();
      await expect(
        page.getByRole('button', { name: t('security:passkeys.removeOf').replace('{name}', 'Android') }),
      ).toBeHidden();
    });

    if (hasMessages(code))
      test('a message is read, deleted and restored', async ({ brand }) => {
        const visit = brand(code);
        const { page, t, open } = visit;
        await logIn(visit, 'demo');
        await open('/m/webEmail');
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') });
        await expect(rows.first()).toBeVisible();
        // New messages can arrive during the test, and change the positions of the messages. Therefore the oldest
        // message is found by the name of its button.
        const name = (await rows.last().getByRole('button').getAttribute('aria-label')) ?? '';
        const remove = page.getByRole('button', { name, exact: true });
        await remove.click();
        await expect(remove).toHaveCount(0);
        await page.getByRole('button', { name: t('messages:undo') }).click();
        await expect(remove).toBeVisible();
        await rows.filter({ has: remove }).getByRole('link').click();
        await expect(page.getByRole('article').getByRole('heading')).toBeVisible();
        await expectHealthyPage(page, 'a message');
      });

    if (hasMessages(code))
      test('a feedback with an image is sent and gets a reply', async ({ brand }) => {
        const visit = brand(code);
        const { page, t, open } = visit;
        await logIn(visit, 'demo');
        await open('/m/feedback');
        const contentField = page.getByRole('textbox', { name: t('feedback:content.label') });
        await contentField.fill(`👍🏽 ${code} ${Date.now()}`);
        const png = Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        );
        const file = page.locator('input[type=file]');
        await file.setInputFiles({
          name: 'photo.png',
          mimeType: 'image/png',
          buffer: Buffer.from('<script>alert(1)</script>'),
        });
        await expect(page.getByText(t('errors:upload.unreadable'))).toBeVisible();
        await expectHealthyPage(page, 'a rejected image');
        await page.getByRole('button', { name: t('feedback:pictures.remove').replace('{number}', '1') }).click();
        await file.setInputFiles({ name: 'nameless', mimeType: 'image/png', buffer: png });
        await expect(
          page.getByRole('img', { name: t('feedback:pictures.alt').replace('{number}', '2') }),
        ).toBeVisible();
        await page.getByRole('button', { name: t('feedback:send'), exact: true }).click();
        await expect(contentField).toHaveValue('');
        await expect(page.getByText(t('feedback:waiting')).first()).toBeVisible();
      });

    test('a limit applies at once, and a looser one has to be requested', async ({ brand }) => {
      const visit = brand(code);
      const { page, t, open } = visit;
      await logIn(visit, 'demo');
      await open('/m/member/playLimits');
      // Sets a monthly wager limit. It is so high that other tests with this member do not reach it.
      const month = page.getByRole('button', { name: t('play:period.month') }).nth(2);
      const setTo = async (amount: string) => {
        await month.click();
        await page.getByRole('textbox', { name: t('play:amount') }).fill(amount);
        if (amount === '5000000') await expectHealthyPage(page, 'the sheet of a limit');
        await page.getByRole('button', { name: t('play:set'), exact: true }).click();
        await expect(page.getByRole('textbox', { name: t('play:amount') })).toBeHidden();
      };
      await setTo('5000000');
      await expect(page.getByRole('meter').last()).toBeVisible();
      await setTo('9000000');
      const continueButton = page.getByRole('button', { name: t('play:next.keep') });
      await expect(continueButton).toBeVisible();
      await expectHealthyPage(page, 'a pending limit');
      await page.getByRole('button', { name: t('play:break.length.day'), exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expectHealthyPage(page, 'the confirmation of a break');
      await question.getByRole('button', { name: t('shell:action.cancel') }).click();
      await expect(question).toBeHidden();
      await continueButton.click();
      await expect(continueButton).toBeHidden();
    });

    test('a break closes play, deposits and promotions in the whole app, and nothing else', async ({
      brand,
      guard,
    }) => {
      // When the test removes the session, a request of the page can still be running. The gateway then responds with
      // status 401.
      guard.expectErrors(/401 \(Unauthorized\)/);
      const visit = brand(code, 'loud');
      const { page, t, open } = visit;
      const name = `calm${Date.now().toString(36)}`;
      await signUp(visit, code, { name, email: `${name}@example.com`, number: `9${String(Date.now()).slice(-9)}` });
      await open('/m/member/playLimits');
      await page.getByRole('button', { name: t('play:break.length.day'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('play:break.confirm'), exact: true })
        .click();
      const bar = page.getByRole('link', { name: t('play:pause.coolOff') });
      await expect(bar).toBeVisible();
      await expectHealthyPage(page, 'a page that stays open during a break');

      const notice = page.getByRole('heading', { name: t('play:pause.coolOff'), level: 1 });
      for (const path of ['/m/home', '/m/voucherCenter', '/m/activity', '/m/lottery', '/m/gameList']) {
        await open(path);
        await expect(notice).toBeVisible();
        await expect(bar).toBeHidden();
      }
      await expectHealthyPage(page, 'a page that is closed during a break');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('shell:title.playLimits') })
        .click();
      await expect(page).toHaveURL(/\/m\/member\/playLimits$/);

      // Ends the session. The break is already active at the next log-in, so that the app must not open a pop-up.
      await page.evaluate(() => sessionStorage.clear());
      await open('/m/login');
      await submitLogin(visit, name, newPassword);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('shell:title.withdraw') })
        .click();
      await expect(bar).toBeVisible();
    });
  });
}

/** Colours of the page as the member sees them, and the colour of the browser's bars. */
const getLook = (page: Page) =>
  page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    page: getComputedStyle(document.documentElement).backgroundColor,
    bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }));
const lightLook = { scheme: 'light', page: 'rgb(243, 247, 245)', bars: '#f3f7f5' };
const darkLook = { scheme: 'dark', page: 'rgb(15, 27, 28)', bars: '#0f1b1c' };

test('a member chooses the dark mode, finds it again after a reload, and goes back to that of the phone', async ({
  brand,
}) => {
  const visit = brand('firuzara');
  const { page, t, open } = visit;
  const sheets: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/dark-') && sheets.push(request.url()));
  await logIn(visit, 'demo');
  await open('/m/set');
  expect(await getLook(page)).toEqual(lightLook);
  expect(sheets, 'a visitor with a light phone loads no dark colours').toEqual([]);
  const choose = (name: string) =>
    page.getByRole('radio', { name: t(`account:settings.${name}`), exact: true }).check();
  await choose('dark');
  await expect.poll(() => getLook(page)).toEqual(darkLook);
  await expectHealthyPage(page, 'the settings in the dark mode');

  await page.reload();
  await expect(page.getByRole('radio', { name: t('account:settings.dark'), exact: true })).toBeChecked();
  expect(await getLook(page)).toEqual(darkLook);
  await open('/m/home');
  expect(await getLook(page)).toEqual(darkLook);
  await expectHealthyPage(page, 'the home in the dark mode');

  await open('/m/set');
  await choose('automatic');
  await expect.poll(() => getLook(page)).toEqual(lightLook);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => getLook(page)).toEqual(darkLook);
});

test('the page of a dark phone is dark at its first paint, even if the dark colours load slowly', async ({ brand }) => {
  const { page, origin } = brand('firuzara');
  await page.emulateMedia({ colorScheme: 'dark' });
  const delay = 1500;
  await page.route('**/assets/dark-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await page.goto(`${origin}/m/home`);
  await expect(page.locator('#content')).toBeVisible();
  // The browser adds the entry about the first paint some time after the paint.
  const firstPaint = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  const paintedAt = (await firstPaint.jsonValue()) ?? 0;
  const loadedAt = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.find(({ name }) => name.includes('/assets/dark-'))?.responseEnd ?? Infinity;
  });
  expect(loadedAt).toBeGreaterThan(delay);
  expect(paintedAt).toBeGreaterThanOrEqual(loadedAt);
  expect(await getLook(page)).toEqual(darkLook);
});
