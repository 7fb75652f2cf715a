import { blockChunk, chunkPatterns } from '../support/block-chunk.ts';
import { type BrandCode, expect, test, type Visit } from '../support/fixtures.ts';
import { clickButton, getField, getPasswordField } from '../support/forms.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';
import { getAccountChip, logIn } from '../support/log-in.ts';
import { goToStep, newPassword, requestCode, submitRegistration } from '../support/sign-up.ts';

/** Two brands with different features. The second one is written from right to left. */
const brands: readonly BrandCode[] = ['bituinara', 'firuzara'];

const pin = '739164';
const payee = 'Amina Reyes';
const maskedPayee = 'A*** R***';

interface NewMember {
  readonly name: string;
  /** Phone number without the country calling code. */
  readonly number: string;
}

/**
 * Registers a member in steps. Checks that a reload deletes only the passwords, and that the back button deletes
 * nothing.
 */
const registerInSteps = async (visit: Visit, code: BrandCode, { name, number }: NewMember): Promise<void> => {
  const { page, t, open } = visit;
  await open('/m/register');
  await expect(page.getByRole('progressbar', { name: t('register:title') })).toBeVisible();
  await getField(visit, 'register:field.username').fill(name);
  await getPasswordField(visit, 'register:field.password').fill(newPassword);
  await page.reload();
  await expect(page.getByText(t('register:steps.restored'))).toBeVisible();
  await expect(getField(visit, 'register:field.username')).toHaveValue(name);
  await expect(getPasswordField(visit, 'register:field.password')).toHaveValue('');
  await getPasswordField(visit, 'register:field.password').fill(newPassword);
  await getPasswordField(visit, 'register:field.confirmPassword').fill(newPassword);
  await goToStep(visit, 'contact');
  await getField(visit, 'register:field.email').fill(`${name}@example.com`);
  await clickButton(visit, 'shell:action.back');
  await expect(getField(visit, 'register:field.username')).toHaveValue(name);
  await expect(getPasswordField(visit, 'register:field.password')).toHaveValue(newPassword);
  await goToStep(visit, 'contact');
  await expect(getField(visit, 'register:field.email')).toHaveValue(`${name}@example.com`);
  if (code === 'bituinara')
    await getField(visit, 'recover:code.label').fill(await requestCode(visit, number, `+63${number}`));
  await goToStep(visit, 'finish');
  await submitRegistration(visit, 21);
  await expect(getAccountChip(visit, name)).toBeVisible();
};

/**
 * Selects an amount with a shortcut button and deposits it. Checks that the fee is visible before an amount is
 * selected, and that the order has a timeline.
 */
const makeDeposit = async ({ page, t, open }: Visit, code: BrandCode): Promise<void> => {
  await open('/m/voucherCenter');
  if (code === 'firuzara') await page.getByRole('link', { name: /Lulua/ }).click();
  await expect(page.getByRole('term').filter({ hasText: t('money:fee.label') })).toBeVisible();
  const amounts = page.getByRole('group', { name: t('money:quick') }).getByRole('button');
  await amounts.nth(2).click();
  await page.getByRole('button', { name: t('money:deposit.continue') }).click();
  await page.waitForURL(/\/dev\/pay\//);
  await page.locator('button.go').click();
  await page.waitForURL(/\/m\/voucherCenter\?order=/);
  await expect(page.getByRole('heading', { name: t('money:deposit.state.confirmed') })).toBeVisible();
  const timeline = page.getByRole('list', { name: t('money:timeline.label') });
  await expect(timeline.getByRole('time').or(timeline.locator('time')).first()).toBeVisible();
};

/** Sets a payment password, adds a bank account, and reads the masked name in the list, the profile and the form. */
const addBankAccount = async (visit: Visit): Promise<void> => {
  const { page, t, open } = visit;
  await open('/m/member/bankCards');
  await page.getByRole('link', { name: t('money:pin.set'), exact: true }).click();
  await page.getByLabel(t('money:pin.new'), { exact: true }).fill(pin);
  await page.getByLabel(t('money:pin.again'), { exact: true }).fill(pin);
  await clickButton(visit, 'money:pin.save');
  await expect(page.getByText(t('money:pin.saved'))).toBeVisible();
  await clickButton(visit, 'money:cards.add');
  const sheet = page.getByRole('dialog');
  await expect(
    sheet
      .getByRole('group', { name: t('money:cards.bank') })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await sheet.getByLabel(t('money:cards.number'), { exact: true }).fill(String(Date.now()).slice(-10));
  await sheet.getByLabel(t('money:cards.holder'), { exact: true }).fill(payee);
  await sheet.getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
  await sheet.getByRole('button', { name: t('money:cards.add'), exact: true }).click();
  await expect(page.getByText(maskedPayee)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await clickButton(visit, 'money:cards.add');
  const holder = sheet.getByLabel(t('money:cards.holder'), { exact: true });
  await expect(holder).toHaveValue(maskedPayee);
  await expect(holder).toHaveAttribute('readonly');
  await expectHealthyPage(page, 'the sheet of a second account');
  await open('/m/member/profile');
  await expect(page.getByText(maskedPayee)).toBeVisible();
  await expect(page.getByText(payee)).toHaveCount(0);
};

/** Requests the complete balance with one tap, checks that the timeline shows times, and cancels the withdrawal. */
const withdrawAndCancel = async (visit: Visit): Promise<void> => {
  const { page, t, open } = visit;
  await open('/m/withdraw');
  await expect(page.getByRole('term').filter({ hasText: t('money:fee.label') })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('money:all')} · `) }).click();
  await page.getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
  await clickButton(visit, 'money:withdraw.submit');
  await expect(page.getByRole('heading', { name: t('money:withdraw.state.pending') })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: t('money:timeline.label') })
      .locator('time')
      .first(),
  ).toBeVisible();
  await expectHealthyPage(page, 'the timeline of a withdrawal');
  const cancel = page.getByRole('button', { name: t('money:withdraw.cancel'), exact: true });
  await expect(cancel).toHaveAttribute('data-tone', 'plain');
  await cancel.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: t('money:withdraw.cancelKeep') })).toHaveAttribute(
    'data-tone',
    'accent',
  );
  await question.getByRole('button', { name: t('money:withdraw.cancel'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('money:withdraw.state.cancelled') })).toBeVisible();
};

/**
 * Selects own start and end dates for the list of transactions, and opens one transaction. Also opens the page with the
 * play limits, which shows the net deposits.
 */
const readTransactions = async (visit: Visit): Promise<void> => {
  const { page, t, open } = visit;
  await open('/m/transaction/record');
  await page.getByText(t('records:range.custom'), { exact: true }).click();
  await expect(page.getByLabel(t('records:range.from'))).toBeVisible();
  await expect(page.getByLabel(t('records:range.to'))).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(rows).toHaveCount(3);
  await expectHealthyPage(page, 'transactions of own dates');
  await rows.last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('records:about'), { exact: true })).toBeVisible();
  await expect(sheet.getByText(t('records:balanceBefore'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await open('/m/member/playLimits');
  await expect(page.getByText(t('play:net.label'), { exact: true })).toBeVisible();
};

/** Starts a break from play. Checks that no page shows a promotion, not even before the app has started. */
const takeBreak = async (visit: Visit): Promise<void> => {
  const { page, t, open } = visit;
  await page.getByRole('button', { name: t('play:break.length.day'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('play:break.confirm'), exact: true })
    .click();
  await expect(page.getByRole('link', { name: t('play:pause.coolOff') })).toBeVisible();
  const notice = page.getByRole('heading', { name: t('play:pause.coolOff'), level: 1 });
  for (const path of ['/m/home', '/m/voucherCenter', '/m/activity']) {
    await open(path);
    await expect(notice).toBeVisible();
  }
  await expectHealthyPage(page, 'the home during a break');
  const release = await blockChunk(page, chunkPatterns['the app']);
  await page.goto(`${visit.origin}/m/home`, { waitUntil: 'commit' });
  await expect(page.locator('html[data-shell=hidden]')).toBeAttached();
  await expect(page.locator('[data-region]:visible')).toHaveCount(0);
  release();
  await expect(notice).toBeVisible();
};

for (const code of brands)
  test(`${code}: a member registers, deposits, withdraws, reads the records and takes a break`, async ({ brand }) => {
    const visit = brand(code);
    const run = Date.now();
    await registerInSteps(visit, code, { name: `vera${run.toString(36)}`, number: `9${String(run).slice(-9)}` });
    await makeDeposit(visit, code);
    await addBankAccount(visit);
    await withdrawAndCancel(visit);
    await readTransactions(visit);
    await takeBreak(visit);
  });

test('quetzarena, west of UTC: the days of a report are those of the gateway', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t, open } = visit;
  await logIn(visit, 'demo');
  const response = page.waitForResponse((each) => each.url().includes('/wps/report/profitLoss'));
  await open('/m/profitandloss');
  const { value } = (await (await response).json()) as {
    readonly value: {
      readonly days: readonly { readonly date: string; readonly bet: string; readonly bonus: string }[];
    };
  };
  const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' });
  const days = value.days.filter(({ bet, bonus }) => Number(bet) + Number(bonus) > 0).map(({ date }) => date);
  const headers = page.getByRole('region', { name: t('records:profit.byDay') }).getByRole('rowheader');
  await expect(headers.first()).toHaveText(format.format(new Date(days.at(-1) ?? '')));
});
