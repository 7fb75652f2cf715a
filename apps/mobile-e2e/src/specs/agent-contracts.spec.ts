import { expect, test, createVisit } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const code = 'quetzarena';
const pin = '246810';
const screens = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/member/agent/contracts',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/member/agent/agentDivident',
  '/m/redRain',
] as const;

/**
 * Amount of the red packets by brand: `typed` in the form, `shown` on the page. The currency of `lualoc` (Vietnamese
 * dong) has no decimals.
 */
const rains = {
  quetzarena: { typed: '12.34', shown: /12[.,]34/ },
  lualoc: { typed: '12340', shown: /12[.,]340/ },
} as const;

for (const brandCode of ['quetzarena', 'lualoc'] as const)
  test.describe(brandCode, () => {
    test('an agent sends red packets, and a member sees a notice and catches one', async ({ brand, browser }) => {
      const visit = brand(brandCode);
      const { page, t, open } = visit;
      await logIn(visit, 'agent');
      const member = createVisit(
        await (await browser.newContext({ viewport: page.viewportSize() })).newPage(),
        brandCode,
      );
      await logIn(member, 'demo');
      await member.open('/m/webEmail');

      await open('/m/redRain');
      await page.getByLabel(t('contracts:rain.amount'), { exact: true }).fill(rains[brandCode].typed);
      await page.getByLabel(t('contracts:rain.pieces'), { exact: true }).fill('3');
      await page.getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
      await page.getByRole('button', { name: t('contracts:rain.send') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('contracts:rain.send') })
        .click();
      await expect(page.getByRole('article').first()).toContainText(rains[brandCode].shown);
      await expect(page.getByText(t('contracts:rain.sent'))).toBeVisible();
      await expectHealthyPage(page, 'the sent red packets');

      // The notice appears on a page of the member that was already open when the agent sent the red packets.
      const notice = member.page.getByRole('complementary', { name: t('contracts:title.rain') });
      await expect(notice).toBeVisible();
      await expectHealthyPage(member.page, 'the notice of a rain');
      await notice.getByRole('link', { name: t('contracts:rain.catch') }).click();
      const rain = member.page
        .getByRole('article')
        .filter({ has: member.page.getByRole('button', { name: t('contracts:rain.catch') }) })
        .first();
      await expect(rain).toBeVisible();
      await expect(notice).toHaveCount(0);
      await expectHealthyPage(member.page, 'the rain that falls');
      await rain.getByRole('button', { name: t('contracts:rain.catch') }).click();
      await expect(
        member.page.getByText(t('contracts:rain.caught').replace('{amount}', '').trim()).first(),
      ).toBeVisible();
      await member.open('/m/home');
      await expect(member.page.getByRole('main')).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  });

test('every screen of agent earnings is accessible', async ({ brand }) => {
  const visit = brand(code);
  await logIn(visit, 'agent');
  for (const path of screens) {
    await visit.open(path);
    await expect(visit.page.locator('main').getByRole('button').first()).toBeVisible();
    await expectHealthyPage(visit.page, path);
  }
});
