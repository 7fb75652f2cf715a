import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

test('a member bets on five digits, cancels, and verifies a past draw', { tag: '@smoke' }, async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await visit.open('/m/lottery?prize_mode=SEA');
  await expect(page.getByRole('heading', { name: t('lottery:lobby.fast') })).toBeVisible();
  await expectHealthyPage(page, 'lottery lobby');
  await visit.open('/m/launchGame?playType=trad&prize_mode=SEA&code=SSC_5M&pageBack=home');
  await expect(page).toHaveURL(/\/m\/startLottery\?code=SSC_5M/);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectHealthyPage(page, 'lottery');
  await page
    .getByRole('group', { name: t('lottery:field.place').replace('{n}', '1') })
    .getByRole('button', { name: '7', exact: true })
    .click();
  await page.getByRole('button', { name: t('lottery:slip.bet'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('lottery:slip.place') })
    .click();
  await expect(page.getByRole('tab', { name: t('lottery:tab.mine') })).toHaveAttribute('aria-selected', 'true');
  const bet = page.getByRole('article').first();
  await expect(bet).toContainText('7 | – | – | – | –');
  await bet.getByRole('button', { name: t('lottery:mine.cancel') }).click();
  await expect(bet).toContainText(t('lottery:state.cancelled'));
  await page.getByRole('tab', { name: t('lottery:tab.draws') }).click();
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('lottery:proof.verify') })
    .click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(t('lottery:proof.resultRight'));
  await expectHealthyPage(page, 'a draw and its verification');
});

test('a guest who taps a lottery returns to it after the log-in', async ({ brand }) => {
  const { page, open } = brand('bituinara');
  await open('/m/launchGame?playType=trad&prize_mode=SEA&code=SSC_5M&pageBack=home');
  await expect(page).toHaveURL(/\/m\/login\?from=.*SSC_5M/);
});

test('a right-to-left brand searches all games, and offers no lottery', async ({ brand }) => {
  const { page, open, t } = brand('firuzara');
  await open('/m/search');
  await page.getByRole('searchbox', { name: t('search:label') }).fill('تنين');
  await expect(
    page
      .getByRole('list', { name: t('search:results') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/m\/search\?q=/);
  await expectHealthyPage(page, 'search');
  await page.getByRole('searchbox').fill('zzqqxx');
  await expect(page.getByText(t('search:noneDetail'))).toBeVisible();
  await open('/m/lottery');
  await expect(page.getByText(t('lottery:lobby.none'))).toBeVisible();
});
