import type { Page } from '@playwright/test';
import { expect, test, type Visit } from '../support/fixtures.ts';
import { logIn, getAccountChip } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

/** Closes the announcement that covers the home page, in the same way as a visitor. */
const closeAnnouncement = async (page: Page) => {
  const popup = page.getByRole('dialog');
  await popup.waitFor({ timeout: 3000 }).catch(() => undefined);
  if (await popup.count()) await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
};

const openMenu = async ({ page, t }: Visit) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell:header.menu'), exact: true })
    .click();
  const menu = page.getByRole('dialog', { name: t('shell:header.menu') });
  await expect(menu).toBeVisible();
  return menu;
};

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest navigates with the side menu of ${code}`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/gameList?gameType=RNG');
    let menu = await openMenu(visit);
    const categories = menu.getByRole('navigation', { name: t('menu:games') }).getByRole('link');
    await expect(categories.first()).toContainText(t('games:category.HOT'));
    await expect(categories.nth(1)).toContainText(/\d/);
    await expectHealthyPage(page, `the side menu of ${code}`);

    // A category in the menu opens the home page from any page. The back button then returns to the page on which the
    // menu was opened.
    await categories.filter({ hasText: t('games:category.LIVE') }).click();
    await expect(page).toHaveURL(/\/m\/home\?category=LIVE$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('tab', { name: t('games:category.LIVE') })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/);

    // Both the back button of the phone and the Escape key close the menu.
    menu = await openMenu(visit);
    await page.goBack();
    await expect(menu).toBeHidden();
    menu = await openMenu(visit);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/);

    // A link can open the menu directly. The promotions entry in the menu opens a separate page.
    await visit.open('/m/help?menu=1');
    menu = page.getByRole('dialog', { name: t('shell:header.menu') });
    await menu.getByRole('link', { name: t('shell:title.activity') }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test(`the help center and the agreement of ${code} are read`, async ({ brand }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/help');
    await expect(page.locator('details[open] p').first()).toBeVisible();
    const second = page.locator('details').nth(1);
    await second.locator('summary').click();
    await expect(second.locator('p').first()).toBeVisible();
    await expect(page).toHaveURL(/\?i=1$/);
    await expectHealthyPage(page, `the help center of ${code}`);
    await visit.open('/m/helpDetail?i=2');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('link', { name: t('help:all') }).click();
    await expect(page).toHaveURL(/\/m\/help$/);
    await visit.open('/m/useragreement');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
    await expect(page.locator('article p').last()).toBeVisible();
    await expectHealthyPage(page, `the agreement of ${code}`);
  });
}

test('a member reaches all pages from the header, and logs out through the menu', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await closeAnnouncement(page);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell:account.deposit') })).toHaveAttribute(
    'href',
    '/m/voucherCenter',
  );
  await getAccountChip(visit, 'demo').click();
  const card = page.getByRole('dialog', { name: t('shell:header.account').replace('{name}', 'demo') });
  await expect(card.getByText('2025')).toBeVisible();
  await card.getByRole('button', { name: t('shell:balance.hide') }).click();
  await expect(card.getByRole('button', { name: t('shell:balance.show') })).toBeVisible();
  await card.getByRole('button', { name: t('shell:balance.show') }).click();
  await expectHealthyPage(page, 'the card of the member');
  await page.keyboard.press('Escape');

  const menu = await openMenu(visit);
  const shortcuts = menu.getByRole('navigation', { name: t('menu:shortcuts') });
  for (const name of ['deposit', 'withdraw', 'invite', 'vip', 'rewards', 'mission', 'rebate', 'download']) {
    await expect(shortcuts.getByRole('link', { name: t(`shell:title.${name}`), exact: true })).toBeVisible();
  }
  await menu.getByRole('button', { name: t('shell:account.logout') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account:signOut.confirm') })
    .click();
  await closeAnnouncement(page);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell:header.login') })).toBeVisible();
});

test('a free trial is denied access to the member center, and stays on its page', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'trial');
  await closeAnnouncement(page);
  const bar = page.getByRole('navigation', { name: t('shell:nav.label') });
  await bar.getByRole('link', { name: t('shell:nav.members') }).click();
  await expect(page.getByText(t('shell:trial.refused')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('a guest who opens invitations is sent to customer service', async ({ brand }) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/help');
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.invite') })
    .click();
  await expect(page.getByText(t('shell:referral.contactService')).first()).toBeVisible();
});

test('shows a page with a contact under maintenance, and where the brand may not be offered', async ({ brand }) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  const state = {
    maintenance: true,
    maintenanceUntil: new Date(Date.now() + 3_600_000).toISOString(),
    regionRestriction: true,
    country: 'FR',
  };
  await page.route('**/wps/system/status', (route) => route.fulfill({ json: { success: true, value: state } }));
  await visit.open('/m/mine');
  await expect(page.getByText(t('shell:state.maintenance.title'))).toBeVisible();
  await expect(page.getByText(t('menu:closed.until').replace('{time}.', '').trim().split('{')[0]!)).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toHaveCount(0);
  await expectHealthyPage(page, 'the maintenance page');

  state.maintenance = false;
  await page.getByRole('button', { name: t('menu:closed.again') }).click();
  await expect(page.getByText(t('shell:state.restricted.title'))).toBeVisible();
  await expectHealthyPage(page, 'the region page');
  await page.getByRole('link', { name: t('menu:closed.service') }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
  await expect(page.getByText(t('shell:state.restricted.title'))).toHaveCount(0);
});

test('the maintenance page redirects to the home while the brand is open', async ({ brand }) => {
  const visit = brand('firuzara');
  await visit.open('/m/maintenance');
  await expect(visit.page).toHaveURL(/\/m\/home$/);
});
