import type { Browser } from '@playwright/test';
import { expect, test, type Visit, createVisit } from '../support/fixtures.ts';
import { extractCode, waitForNewestMessage } from '../support/inbox.ts';
import { logIn } from '../support/log-in.ts';
import { type TimeTravelServer, startTimeTravelServer } from '../support/start-time-travel-server.ts';
import { fillCaptcha, goToStep } from '../support/sign-up.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';
import { mobileViewport } from '../support/mobile-viewport.ts';

const code = 'bituinara';
const name = 'pilarnova';
const password = 'Lantern-Comet-7';
/** Payment password of the demo accounts. */
const pin = '246810';
/**
 * Amount that the new agent bets within an hour, rate of the agent's hourly salary contract in percent, and the salary
 * that follows from both.
 */
const [stake, rate, salary] = ['300', '0.35', /1[.,]05/] as const;

let product: TimeTravelServer | undefined;
test.beforeAll(async () => {
  // The first start is slow, because it creates the demo data. Later starts only copy the data.
  product = await startTimeTravelServer();
});
test.afterAll(() => product?.stop());

const running = (): TimeTravelServer => product as TimeTravelServer;

/** Opens a new browser context as a new phone. The clock of the phone shows the time of the gateway. */
const visitNow = async (browser: Browser): Promise<Visit> => {
  const context = await browser.newContext(mobileViewport);
  await context.clock.setSystemTime(running().now());
  return createVisit(await context.newPage(), code, running().port);
};

/**
 * Logs in on a new phone. Each simulated hour needs a new log-in, because a session ends after half an hour without a
 * request.
 */
const logInNow = async (browser: Browser, username: string, secret?: string): Promise<Visit> => {
  const visit = await visitNow(browser);
  await logIn(visit, username, secret);
  return visit;
};

const createLink = async ({ page, t, open }: Visit): Promise<string> => {
  await open('/m/agentRegister?way=links');
  await page.getByRole('radio', { name: t('team:kind.agent') }).check({ force: true });
  await page.getByRole('button', { name: t('team:link.make') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: t('team:link.qr') })).toBeVisible();
  await expectHealthyPage(page, 'a link');
  return sheet.getByText(/affiliateCode=/).innerText();
};

const registerBy = async (link: string, visit: Visit): Promise<void> => {
  const { page, t, origin } = visit;
  const field = (key: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${t(key)}( \\*| ${t('register:optional')})?$`) });
  const secret = (key: string) => page.getByLabel(new RegExp(`^${t(key)}( \\*)?$`));
  await page.goto(link);
  await field('register:field.username').fill(name);
  await secret('register:field.password').fill(password);
  await secret('register:field.confirmPassword').fill(password);
  await goToStep(visit, 'contact');
  await field('recover:number.label').fill('0917 3555123');
  await page.getByRole('button', { name: t('recover:code.get'), exact: true }).click();
  await field('recover:code.label').fill(extractCode(await waitForNewestMessage(origin, '+639173555123', new Date(0))));
  await goToStep(visit, 'finish');
  await fillCaptcha(visit);
  await page.getByRole('checkbox', { name: t('register:age.confirm').replace('{age}', '21') }).check();
  await page.getByRole('button', { name: t('register:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
};

const give = async ({ page, t, open }: Visit, amount: string): Promise<void> => {
  await open(`/m/member/team?name=${name}`);
  await page
    .locator('main li')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('team:give.title') })
    .click();
  await page.getByLabel(t('money:amount'), { exact: true }).fill(amount);
  await page.getByLabel(t('money:pin.label'), { exact: true }).fill(pin);
  await page.getByRole('button', { name: t('money:transfer.send') }).click();
  await expect(page.getByText(t('money:transfer.sent'))).toBeVisible();
};

/** Bets on a lottery draw that closes within a minute, and waits for the result. */
const betAndSettle = async ({ page, t, open }: Visit): Promise<void> => {
  await open('/m/launchGame?playType=trad&prize_mode=LOTT&code=SSC_1M&pageBack=home');
  await page
    .getByRole('group', { name: t('lottery:field.place').replace('{n}', '1') })
    .getByRole('button', { name: '7', exact: true })
    .click();
  await page.getByRole('textbox', { name: t('lottery:stake.multiple'), exact: true }).fill(stake);
  await page.getByRole('button', { name: t('lottery:slip.bet'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('lottery:slip.place') })
    .click();
  await expect(page.getByRole('article').first()).toContainText('7 | – | – | – | –');
  await page.close();
  await running().advance(2);
};

const setRebate = async ({ page, t, open }: Visit): Promise<void> => {
  await open(`/m/member/agent/agentRebeat?name=${name}`);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const slots = page.getByRole('dialog').getByLabel(t('games:category.RNG'), { exact: true });
  await slots.fill('1.01');
  await expect(slots).toHaveAttribute('aria-invalid', 'true');
  await expectHealthyPage(page, 'rebates with a validation error');
  await slots.fill('0.72');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('contracts:rebates.save') })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toContainText('0.72%');
};

const offerSalary = async ({ page, t, open }: Visit): Promise<void> => {
  await open('/m/member/agent/contracts');
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: t('contracts:team.offer') }).click();
  const offer = page.getByRole('dialog');
  await offer.getByRole('button', { name: t('contracts:type.hourSalary') }).click();
  await offer.getByLabel(t('contracts:tier.bet'), { exact: true }).fill('100');
  await offer.getByLabel(t('contracts:tier.active'), { exact: true }).fill('1');
  const percent = offer.getByLabel(t('contracts:form.ratePercent'), { exact: true }).last();
  await percent.fill('90');
  await offer.getByRole('button', { name: t('contracts:form.send') }).click();
  await expect(offer.getByRole('alert')).toHaveText(t('contracts:form.mistake.most'));
  await expectHealthyPage(page, 'an offer with a validation error');
  await percent.fill(rate);
  await offer.getByRole('button', { name: t('contracts:form.send') }).click();
  await expect(card.getByText(t('contracts:status.P'))).toBeVisible();
};

/**
 * Opens the offered agent contract from the dialog on the home page, checks the expected salary and accepts the
 * contract.
 */
const acceptSalary = async ({ page, t }: Visit): Promise<void> => {
  const prompt = page.getByRole('alertdialog', { name: t('contracts:type.hourSalary') });
  await expect(prompt).toBeVisible();
  await expectHealthyPage(page, 'the home with a contract dialog');
  await prompt.getByRole('link', { name: t('contracts:prompt.go') }).click();
  await expect(page).toHaveURL(/getHourContract/);
  const offered = page.getByRole('article', { name: new RegExp(t('contracts:status.P')) });
  await expect(offered.getByText(salary)).toBeVisible();
  await offered.getByRole('button', { name: t('contracts:why.title') }).click();
  await expect(page.getByRole('dialog', { name: t('contracts:why.title') })).toContainText(t('contracts:why.bet'));
  await expectHealthyPage(page, 'the projected pay of a contract');
  await page.keyboard.press('Escape');
  await offered.getByRole('button', { name: t('contracts:answer.accept') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('contracts:answer.accept') })
    .click();
  await expect(page.getByRole('article', { name: new RegExp(t('contracts:status.A')) })).toBeVisible();
};

test("an agent's day: the team, a referral link, a new member, a rebate, a contract and a paid salary", async ({
  browser,
}) => {
  const agent = await logInNow(browser, 'agent');
  await agent.open('/m/agent');
  await expect(agent.page.getByRole('region', { name: agent.t('team:wallet') })).toBeVisible();
  await expectHealthyPage(agent.page, 'the agent home');
  await agent.page.getByRole('link', { name: agent.t('team:tile.overview') }).click();
  await expect(agent.page.getByRole('heading', { name: agent.t('records:profit.byDay') })).toBeVisible();
  await expectHealthyPage(agent.page, 'the overview of the team');
  const link = await createLink(agent);

  const newcomer = await visitNow(browser);
  await registerBy(link, newcomer);
  await give(agent, '900');
  await betAndSettle(newcomer);

  await running().advance(60);
  const laterVisit = await logInNow(browser, 'agent');
  await setRebate(laterVisit);
  await offerSalary(laterVisit);
  await acceptSalary(await logInNow(browser, name, password));

  // The contract is valid from the start of the next hour. Therefore the clock advances by an hour before the bet.
  await running().advance(60);
  await betAndSettle(await logInNow(browser, name, password));
  await running().advance(60);
  const { page, t, open } = await logInNow(browser, name, password);
  await open('/m/member/agent/getHourContract');
  await page.getByRole('button', { name: new RegExp(t('contracts:payouts.state.paid')) }).click();
  const why = page.getByRole('dialog', { name: t('contracts:why.title') });
  await expect(why).toContainText(salary);
  await expect(why).toContainText(`${rate}%`);
  await expectHealthyPage(page, 'the calculation of the amount');
});
