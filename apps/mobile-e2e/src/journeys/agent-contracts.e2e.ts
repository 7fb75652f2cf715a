import { expectAccessible } from '../harness/accessibility.ts';
import { demoPassword, expect, test, visitOf } from '../harness/fixtures.ts';
import { enterLogin, logIn } from '../harness/log-in.ts';

const code = 'quetzarena';
const screens = ['/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract', '/m/member/agent/contracts', '/m/member/agent/agentRebeat', '/m/member/teamRebate', '/m/member/agent/agentDivident', '/m/redRain'] as const;

/** A digit of its own for each run, so that the same offer is not made twice to a product that runs on. */
const someBet = (): string => String(200 + (Date.now() % 700));

test('the agent sets rebates and offers a contract; the downline is asked, accepts, and finds what it was paid and why', async ({ brand, browser }) => {
  const visit = brand(code);
  const { page, t, open } = visit;
  await logIn(visit, 'agent');

  await open('/m/member/agent/agentRebeat?name=partner');
  await page.getByRole('button', { name: /partner/ }).click();
  const sheet = page.getByRole('dialog');
  const slots = sheet.getByLabel(t('games:category.RNG'), { exact: true });
  await slots.fill('1.01');
  await expect(slots).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'rebates with a mistake');
  await slots.fill('0.72');
  await sheet.getByRole('button', { name: t('contracts:rebates.save') }).click();
  await expect(page.getByRole('button', { name: /partner/ })).toContainText('0.72%');

  await open('/m/member/agent/contracts');
  const card = page.getByRole('article', { name: 'partner' });
  await card.getByRole('button', { name: t('contracts:team.offer') }).click();
  const offer = page.getByRole('dialog');
  await offer.getByRole('button', { name: t('contracts:type.dailySalary') }).click();
  await offer.getByLabel(t('contracts:tier.bet'), { exact: true }).fill(someBet());
  await offer.getByLabel(t('contracts:tier.active'), { exact: true }).fill('1');
  await offer.getByLabel(t('contracts:form.ratePercent'), { exact: true }).last().fill('90');
  await offer.getByRole('button', { name: t('contracts:form.send') }).click();
  await expect(offer.getByRole('alert')).toHaveText(t('contracts:form.mistake.most'));
  await expectAccessible(page, 'an offer with a mistake');
  await offer.getByLabel(t('contracts:form.ratePercent'), { exact: true }).last().fill('0.65');
  await offer.getByRole('button', { name: t('contracts:form.send') }).click();
  await expect(card.getByText(t('contracts:status.E'))).toBeVisible();

  const downline = visitOf(await (await browser.newContext({ viewport: page.viewportSize() })).newPage(), code);
  await downline.open('/m/login');
  await enterLogin(downline, 'partner', demoPassword);
  const prompt = downline.page.getByRole('alertdialog', { name: t('contracts:type.dailySalary') });
  await expect(prompt).toBeVisible();
  await expectAccessible(downline.page, 'the home that asks about a contract');
  await prompt.getByRole('link', { name: t('contracts:prompt.go') }).click();
  await expect(downline.page).toHaveURL(/getSalaryContract/);
  const offered = downline.page.getByRole('article', { name: new RegExp(t('contracts:status.E')) });
  await offered.getByRole('button', { name: t('contracts:why.title') }).click();
  await expect(downline.page.getByRole('dialog', { name: t('contracts:why.title') })).toContainText(t('contracts:why.bet'));
  await downline.page.keyboard.press('Escape');
  await offered.getByRole('button', { name: t('contracts:answer.accept') }).click();
  await downline.page.getByRole('alertdialog').getByRole('button', { name: t('contracts:answer.accept') }).click();
  await expect(offered).toBeHidden();

  await downline.page.getByRole('button', { name: new RegExp(t('contracts:payouts.state.paid')) }).first().click();
  const why = downline.page.getByRole('dialog', { name: t('contracts:why.title') });
  await expect(why).toContainText(t('contracts:why.branches'));
  await expectAccessible(downline.page, 'why this amount');
});

test('an agent lets it rain, a member catches once', async ({ brand, browser }) => {
  const visit = brand(code);
  const { page, t, open } = visit;
  await logIn(visit, 'agent');
  await open('/m/redRain');
  await page.getByLabel(t('contracts:rain.amount'), { exact: true }).fill('12.34');
  await page.getByLabel(t('contracts:rain.pieces'), { exact: true }).fill('3');
  await page.getByRole('button', { name: t('contracts:rain.send') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t('contracts:rain.send') }).click();
  await expect(page.getByRole('article').first()).toContainText('12.34');
  await expectAccessible(page, 'the rain that was sent');

  const member = visitOf(await (await browser.newContext({ viewport: page.viewportSize() })).newPage(), code);
  await logIn(member, 'demo');
  await member.open('/m/redRain');
  const rain = member.page.getByRole('article').filter({ has: member.page.getByRole('button', { name: t('contracts:rain.catch') }) }).first();
  await expectAccessible(member.page, 'the rain that falls');
  await rain.getByRole('button', { name: t('contracts:rain.catch') }).click();
  await expect(member.page.getByText(t('contracts:rain.caught').replace('{amount}', '').trim()).first()).toBeVisible();
});

test('every screen of what agents earn can be used by all', async ({ brand }) => {
  const visit = brand(code);
  await logIn(visit, 'agent');
  for (const path of screens) {
    await visit.open(path);
    await expect(visit.page.locator('main').getByRole('button').first()).toBeVisible();
    await expectAccessible(visit.page, path);
  }
});

test('a brand without an agent area has none of it', async ({ brand, page, guard }) => {
  // The refused address has a title whose texts the brand does not ship: they are asked for, and not there.
  guard.expectErrors(/404.*-contracts-/);
  const visit = brand('firuzara');
  await logIn(visit, 'demo');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit.open('/m/redRain');
  await expect(page.getByText(visit.t('shell:state.off.title'))).toBeVisible();
  await visit.open('/m/home');
  expect(asked.filter((url) => /funds\/consolidated|prompts|rain-screen|salary-screen/.test(url))).toEqual([]);
});
