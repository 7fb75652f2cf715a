import { expect, test, type BrandCode } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const brands: readonly BrandCode[] = ['bituinara', 'firuzara'];

/** Payment password of the demo member. */
const pin = '246810';

for (const code of brands) {
  test.describe(code, () => {
    test('a deposit is ordered, paid at the channel, and in the wallet after the return', async ({ brand }) => {
      const visit = brand(code);
      const { page, t, open } = visit;
      await logIn(visit, 'demo');
      await open('/m/voucherCenter');
      // The base template first shows a list of payment methods. The amount is on the next page.
      if (code === 'firuzara') await page.getByRole('link', { name: /Lulua/ }).click();
      const quick = page.getByRole('group', { name: t('money:quick') });
      await quick.getByRole('button').first().click();
      await expectHealthyPage(page, 'the deposit');
      await page.getByRole('button', { name: t('money:deposit.continue') }).click();
      await page.waitForURL(/\/dev\/pay\//);
      await expectHealthyPage(page, 'the payment page');
      await page.locator('button.go').click();
      await page.waitForURL(/\/m\/voucherCenter\?order=/);
      await expect(page.getByRole('heading', { name: t('money:deposit.state.confirmed') })).toBeVisible();
      await expectHealthyPage(page, 'the paid order');
    });

    test('a withdrawal is requested with the payment password, and cancelled', async ({ brand, guard }) => {
      guard.expectErrors(/400|Failed to load resource/);
      const visit = brand(code);
      const { page, t, open } = visit;
      await logIn(visit, 'demo');
      await open('/m/withdraw');
      const field = page.getByLabel(t('money:pin.label'), { exact: true });
      await field.fill('000000');
      await page
        .getByRole('group', { name: t('money:quick') })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: t('money:withdraw.submit'), exact: true }).click();
      await expect(page.getByText(t('errors:payment.password.wrong'))).toBeVisible();
      await expectHealthyPage(page, 'the withdrawal with a validation error');
      await field.fill(pin);
      await page.getByRole('button', { name: t('money:withdraw.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('money:withdraw.state.pending') })).toBeVisible();
      await expectHealthyPage(page, 'the pending withdrawal');
      await page.getByRole('button', { name: t('money:withdraw.cancel') }).click();
      await expectHealthyPage(page, 'the confirmation to cancel');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('money:withdraw.cancel') })
        .click();
      await expect(page.getByRole('heading', { name: t('money:withdraw.state.cancelled') })).toBeVisible();
      await open('/m/member/bankCards');
      for (const name of [t('money:cards.add'), new RegExp(t('money:cards.removeOne').replace('{card}', '.*'))]) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectHealthyPage(page, `the sheet of ${String(name)}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}
