import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const claimPath = '/wps/relay/MCSFE_claimPromotion';

test(
  'a member claims the check-in from its promotion, which updates balance and badge at once',
  { tag: '@smoke' },
  async ({ brand }) => {
    const visit = brand('bituinara');
    const { page, t } = visit;
    await logIn(visit, 'demo');
    await visit.open('/m/activity');
    await expect(page.getByRole('link', { name: new RegExp(t('promotions:status.claimable')) }).first()).toBeVisible();
    await expectHealthyPage(page);
    await page.locator('a[href*="bituinara-checkin"]').click();
    const claim = page.getByRole('button', { name: new RegExp(t('promotions:claim').replace(' {amount}', '')) });
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes(claimPath) && sent.push(request.postData() ?? ''));
    await expect(claim).toBeVisible();
    await expectHealthyPage(page);
    const amount = /[\d.,]+/.exec(await claim.innerText())?.[0] ?? 'no amount';
    await claim.dblclick();
    await expect(page.getByText(t('promotions:status.claimed'), { exact: true }).first()).toBeVisible();
    await expect(claim).toHaveCount(0);
    expect(sent).toHaveLength(1);
    await visit.open('/m/rewardCenter');
    await expect(page.getByRole('heading', { name: t('promotions:center.claimable') })).toBeVisible();
    // Checks only the amount of the reward. Its status can change during the test, because other tests bet with the same
    // member.
    await expect(
      page
        .getByRole('region', { name: t('promotions:center.history') })
        .getByRole('listitem')
        .filter({ hasText: amount })
        .first(),
    ).toBeVisible();
    await expectHealthyPage(page);
  },
);

test('levels, missions and invitations show real data and are accessible', async ({ brand }) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await visit.open('/m/member/benefits');
  await expect(page.getByRole('region', { name: t('vip:yours') })).toBeVisible();
  await expectHealthyPage(page);
  await visit.open('/m/leaderBoard');
  await expect(page.getByRole('heading', { name: t('missions:week') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('money:deposit.play') }).first()).toBeVisible();
  await expectHealthyPage(page);
  await visit.open('/m/inviteFriends');
  await expect(page.getByRole('img', { name: t('invite:qr') })).toBeVisible();
  await expect(page.getByText(/\/m\/register\?affiliateCode=/)).toBeVisible();
  await expectHealthyPage(page);
});

test('an application requires a text, counts its characters, and gets a decision later', async ({ brand }) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await visit.open('/m/activityDetail?id=firuzara-story');
  await page.getByRole('button', { name: t('promotions:apply.send'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(t('promotions:apply.required'));
  await page.getByRole('textbox', { name: t('promotions:apply.comment') }).fill('أحب هذه اللعبة');
  await expectHealthyPage(page);
  await page.getByRole('button', { name: t('promotions:apply.send'), exact: true }).click();
  await expect(page.getByText(t('promotions:status.waiting'), { exact: true })).toBeVisible();
});

test('a guest of a right-to-left brand reads promotions, needs the log-in, and sees no disabled feature', async ({
  brand,
}) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/activity');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('a[href*="firuzara-welcome"]')).toBeVisible();
  await expect(page.locator('a[href*="firuzara-missions"]')).toHaveCount(0);
  await expectHealthyPage(page);
  await page.locator('a[href*="firuzara-welcome"]').click();
  await expect(page.getByText(t('promotions:guest'))).toBeVisible();
  await expectHealthyPage(page);
  await page
    .getByRole('article')
    .getByRole('link', { name: t('shell:header.login') })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?from=/);
});

test('a jackpot shows its pool, its fingerprint and its drawing rules', async ({ brand }) => {
  const visit = brand('lualoc');
  const { page, t } = visit;
  await visit.open('/m/jackpot');
  await expect(page.getByRole('region', { name: t('jackpot:title') })).toContainText(/\d/);
  await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expectHealthyPage(page);
});
