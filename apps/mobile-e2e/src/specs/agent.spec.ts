import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

/** Payment password of the demo accounts. */
const pin = '246810';

test(
  'an agent drills down to a member of the team and transfers money to one member and to several',
  { tag: '@smoke' },
  async ({ brand }) => {
    const visit = brand('quetzarena');
    const { page, t, open } = visit;
    await logIn(visit, 'agent');

    await open('/m/agent');
    await expect(page.getByRole('region', { name: t('team:wallet') })).toBeVisible();
    await expect(page.getByText(t('team:count.teamLoginMemberCount'), { exact: true })).toBeVisible();
    await expectHealthyPage(page, 'the agent home');

    await page
      .getByRole('navigation', { name: t('team:tiles') })
      .getByRole('link', { name: t('team:tile.team') })
      .click();
    await page.getByRole('link', { name: t('team:team.open').replace('{name}', 'partner') }).click();
    await expect(page.getByRole('navigation', { name: t('team:team.crumbs') }).getByText('partner')).toBeVisible();
    const first = page.locator('main ul li').getByRole('button').first();
    await expect(first).toBeVisible();
    await expectHealthyPage(page, 'the tree');
    await first.click();
    await expect(page.getByRole('dialog').getByText(t('team:card.balance'))).toBeVisible();
    await expectHealthyPage(page, "a member's card");

    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('team:give.title') })
      .click();
    await page.getByLabel(t('money:amount'), { exact: true }).fill('25');
    await page.getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
    await page.getByRole('button', { name: t('money:transfer.send') }).click();
    await expect(page.getByText(t('money:transfer.sent'))).toBeVisible();

    await open('/m/member/team');
    await page.getByRole('button', { name: t('team:give.several') }).click();
    for (const index of [0, 1]) await page.locator('main li').getByRole('checkbox').nth(index).check();
    await expect(page.getByText(t('team:give.chosen').replace('{number}', '2'))).toBeVisible();
    await expectHealthyPage(page, 'a transfer to several members');
    await page.getByRole('button', { name: t('team:give.toChosen') }).click();
    await page.getByRole('dialog').getByLabel(t('team:give.each'), { exact: true }).fill('1');
    await page.getByRole('dialog').getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('money:transfer.send') })
      .click();
    await expect(page.getByRole('dialog').getByText(t('money:transfer.sent'))).toBeVisible();
  },
);

/**
 * Pages of reports. They are opened for a week: shortly after midnight in the brand's time zone, a single day has no
 * bets yet.
 */
const reports = [
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/teamBetting?range=week',
  '/m/agent/team/transactions?range=week',
  '/m/member/notice?types=A',
] as const;

test('the reports of the team are accessible', async ({ brand }) => {
  const visit = brand('lualoc');
  const { page, t, open } = visit;
  await logIn(visit, 'agent');
  for (const path of reports) {
    await open(path);
    await expect(page.locator('main').locator('dl, details').first()).toBeVisible();
    await expectHealthyPage(page, path);
  }
  await open('/m/agent/team/transactions?range=month');
  await page.locator('main li').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(t('records:number'), { exact: true })).toBeVisible();
  await expectHealthyPage(page, 'a transaction of the team');
});

test('an agent opens an account for a new member of the team', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t, open } = visit;
  await logIn(visit, 'agent');
  await open('/m/agentRegister');
  const name = `fresh${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: t('team:open.choice.own'), exact: true }).click();
  await expectHealthyPage(page, 'the rates of a new account');
  await page.getByRole('button', { name: t('team:open.choice.below'), exact: true }).click();
  await page.getByLabel(t('team:open.username'), { exact: true }).fill(name);
  await page.getByLabel(t('account:login.password'), { exact: true }).fill('Quiet#River7');
  await page.getByRole('button', { name: t('team:open.submit') }).click();
  await expect(page.getByText(t('team:open.made'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Quiet#River7');
  await expectHealthyPage(page, 'the log-in details of a new account');
  await page.getByRole('link', { name: t('team:give.title') }).click();
  await expect(page).toHaveURL(new RegExp(`name=${name}$`));
  await expect(page.locator('main li').getByText(name)).toBeVisible();
});

test('redirects a visitor and a member from the agent home to the home', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, open } = visit;
  await open('/m/agent');
  await expect(page).toHaveURL(/\/m\/home$/);
  await logIn(visit, 'demo');
  await open('/m/agent');
  await expect(page).toHaveURL(/\/m\/home$/);
});
