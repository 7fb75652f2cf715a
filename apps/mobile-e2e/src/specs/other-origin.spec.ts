import { type Browser, chromium } from '@playwright/test';
import { getChromiumPath } from '@livery/workspace/chromium';
import { guardConsole } from '../support/console-guard.ts';
import { dismissPopups } from '../support/dismiss-popups.ts';
import { expect, test, type Visit } from '../support/fixtures.ts';
import { clickButton } from '../support/forms.ts';
import { launchPushBrowser } from '../support/launch-push-browser.ts';
import { getAccountChip, logIn } from '../support/log-in.ts';
import { mobileViewport } from '../support/mobile-viewport.ts';
import { findNginx } from '../support/nginx.ts';
import {
  brandOrigin,
  gatewayOrigin,
  type OtherOriginSite,
  startOtherOriginSite,
} from '../support/other-origin-site.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ mode: 'serial' });
// The configuration of Playwright blocks service workers, also in browser contexts that a test creates. This file needs
// a service worker.
test.use({ serviceWorkers: 'allow' });

const nginx = findNginx();
const code = 'lualoc';
/** Text of the spin button. The game provider has its own texts, which are not in the app's translations. */
const spinInVietnamese = 'Quay';
const toDigits = (text: string): string => text.replace(/[^\d.,]/g, '');

let site: OtherOriginSite;
let browser: Browser;

test.beforeAll(async () => {
  test.skip(nginx === undefined, 'nginx was not found. Install the package nginx-light.');
  site = await startOtherOriginSite(nginx as string, `http://127.0.0.1:${process.env.LIVERY_E2E_PUSH_PORT}`);
  browser = await chromium.launch({ executablePath: getChromiumPath(), args: [...site.browserArguments] });
});
test.afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a page of the brand in a new browser profile. */
const createVisitor = async () => {
  const context = await browser.newContext({ ...mobileViewport, locale: 'en', timezoneId: 'Asia/Manila' });
  const page = await context.newPage();
  const guard = guardConsole(page);
  await dismissPopups(page, code);
  const visit: Visit = {
    page,
    origin: brandOrigin,
    t: (key) => translate('VI', key),
    open: async (path) => {
      await page.goto(brandOrigin + path);
      await expect(page.locator('#content')).toBeVisible();
    },
  };
  return { context, page, guard, visit };
};

/** Waits until the service worker controls the page, which needs a second visit. */
const visitAgain = async ({ page, open }: Visit): Promise<void> => {
  await open('/m/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Deposits an amount on the payment page, which the gateway serves, and returns to the page of the brand. */
const deposit = async ({ page, t, open }: Visit): Promise<void> => {
  await open('/m/voucherCenter');
  await page
    .getByRole('group', { name: t('money:quick') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: t('money:deposit.continue') }).click();
  await page.waitForURL(/\/dev\/pay\//);
  expect(new URL(page.url()).origin).toBe(gatewayOrigin);
  await page.locator('button.go').click();
  await page.waitForURL(/\/m\/voucherCenter\?order=/);
  expect(new URL(page.url()).origin).toBe(brandOrigin);
};

test('the second visit, under the service worker, is online', async () => {
  const { context, page, guard, visit } = await createVisitor();
  const calls: string[] = [];
  context.on('request', (request) => calls.push(new URL(request.url()).origin));
  await visitAgain(visit);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(visit.t('shell:offline.bar'))).toHaveCount(0);
  expect(calls).toContain(gatewayOrigin);
  expect(await page.evaluate(() => location.origin)).toBe(brandOrigin);
  expect(guard.unexpectedErrors()).toEqual([]);
  await context.close();
});

test('a member logs in, deposits and plays, and the balance changes', async () => {
  const { context, page, guard, visit } = await createVisitor();
  const { t, open } = visit;
  await visitAgain(visit);
  await logIn(visit, 'demo');

  await deposit(visit);
  await expect(page.getByRole('heading', { name: t('money:deposit.state.confirmed') })).toBeVisible();

  await open('/m/home');
  const balance = getAccountChip(visit, 'demo');
  await expect(balance).toContainText(/\d/);
  const before = toDigits(await balance.innerText());
  await page.getByRole('tab', { name: t('games:category.RNG') }).click();
  await page.getByRole('tabpanel').locator('li > a').first().click();
  await expect(page).toHaveURL(/\/m\/launchGame/);
  const spin = page.frameLocator('iframe').getByRole('button', { name: spinInVietnamese, exact: true });
  await expect(spin).toBeEnabled({ timeout: 60_000 });
  await spin.click();
  await page.getByRole('button', { name: t('games:launch.close') }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(async () => toDigits(await balance.innerText()), { timeout: 60_000 }).not.toBe(before);
  expect(guard.unexpectedErrors()).toEqual([]);
  await context.close();
});

test('a member subscribes to push, and the service worker shows a message of the gateway', async () => {
  const { context, page, guard, visit } = await createVisitor();
  const { t, open } = visit;
  const push = await launchPushBrowser(visit);
  await logIn(visit, 'agent');
  await visitAgain(visit);
  await open('/m/set/notifications');
  await clickButton(visit, 'messages:push.off.action');
  await expect(page.getByRole('heading', { name: t('messages:push.on.title') })).toBeVisible();

  await deposit(visit);
  await expect.poll(async () => (await push.messages()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const message = (await push.messages()).at(-1) as { title: string };
  expect(await push.deliverPush(message)).toContain(message.title);
  expect(guard.unexpectedErrors()).toEqual([]);
  await context.close();
});
