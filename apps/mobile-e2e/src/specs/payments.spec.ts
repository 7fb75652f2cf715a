import { expect, test, type BrandCode } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';
import { signUp } from '../support/sign-up.ts';

const brands: readonly BrandCode[] = ['bituinara', 'firuzara'];

/** Payment password of the demo member. */
const pin = '246810';

for (const code of brands) {
  test.describe(code, () => {
    test(
      'a deposit is ordered, paid at the channel, and in the wallet after the return',
      { tag: '@smoke' },
      async ({ brand }) => {
        const visit = brand(code);
        const { page, t, open } = visit;
        await logIn(visit, 'demo');
        await open('/m/voucherCenter');
        // With the page template `base` (a setting of the brand), the page first shows a list of payment methods. The
        // amount field is on the next page.
        if (code === 'firuzara') await page.getByRole('link', { name: /Lulua/ }).click();
        const quick = page.getByRole('group', { name: t('money:quick') });
        await quick.getByRole('button').first().click();
        // The customer service button is at the end of the page, below the button that continues the deposit.
        const action = await page.getByRole('button', { name: t('money:deposit.continue') }).boundingBox();
        const service = await page.getByRole('button', { name: t('home:service.open') }).boundingBox();
        expect(service!.y).toBeGreaterThanOrEqual(action!.y + action!.height);
        await expectHealthyPage(page, 'the deposit');
        await page.getByRole('button', { name: t('money:deposit.continue') }).click();
        await page.waitForURL(/\/dev\/pay\//);
        await expectHealthyPage(page, 'the payment page');
        await page.locator('button.go').click();
        await page.waitForURL(/\/m\/voucherCenter\?order=/);
        await expect(page.getByRole('heading', { name: t('money:deposit.state.confirmed') })).toBeVisible();
        await expectHealthyPage(page, 'the paid order');
      },
    );

    test('a new member selects a bonus, and each channel shows how to pay', async ({ brand }) => {
      const visit = brand(code);
      const { page, t, open } = visit;
      const run = Date.now();
      const name = `bonus${run.toString(36)}`;
      await signUp(visit, code, { name, email: `${name}@example.com`, number: `9${String(run).slice(-9)}` });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const order = async (channel: RegExp, amountIndex: number, bonus: boolean): Promise<void> => {
        await open('/m/voucherCenter');
        // With the page template `base`, each channel is a link. With the template `new`, each channel is a radio
        // button.
        if (code === 'firuzara') await page.getByRole('link', { name: channel }).click();
        else await page.getByRole('radio', { name: channel }).check();
        await page
          .getByRole('group', { name: t('money:quick') })
          .getByRole('button')
          .nth(amountIndex)
          .click();
        if (bonus) {
          const choices = page.getByRole('group', { name: t('promotions:line.bonus'), exact: true });
          await expect(choices.getByRole('radio', { name: t('money:bonus.none') })).toBeChecked();
          await choices.getByRole('button').first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectHealthyPage(page, 'the terms of a bonus');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await choices.getByRole('radio').nth(1).check();
          await expectHealthyPage(page, 'the deposit with a bonus');
        }
        await page.getByRole('button', { name: t('money:deposit.continue') }).click();
        await page.waitForURL(/\/dev\/pay\//);
      };
      const escape = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

      await order(escape(t('money:deposit.kind.bank')), 0, false);
      await page.locator('button[data-copy]').first().click();
      await expect(page.locator('button[data-copy]').first()).not.toHaveText(
        await page.locator('button[data-copy]').last().innerText(),
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      await expectHealthyPage(page, 'the bank details');

      await order(escape(t('money:deposit.kind.voucher')), 0, false);
      await page.locator('input[required]').fill('VOUCHER-2468');
      await expectHealthyPage(page, 'the voucher code');

      await order(escape(t('money:deposit.kind.qr')), 1, true);
      await expect(page.getByRole('img', { name: t('money:deposit.kind.qr') })).toBeVisible();
      await expectHealthyPage(page, 'the QR code');
      await page.locator('button.go').click();
      await page.waitForURL(/\/m\/voucherCenter\?order=/);
      await expect(page.getByRole('heading', { name: t('money:deposit.state.confirmed') })).toBeVisible();
      await expect(page.getByText(t('promotions:line.bonus'), { exact: true })).toBeVisible();
      // A brand with few features, such as firuzara, has no reward center.
      if (code === 'firuzara') return;
      await open('/m/rewardCenter');
      await expect(page.getByRole('heading', { name: t('promotions:center.wagering') })).toBeVisible();
    });

    test(
      'a withdrawal is requested with the payment password, and cancelled',
      { tag: '@smoke' },
      async ({ brand, guard }) => {
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
      },
    );
  });
}
