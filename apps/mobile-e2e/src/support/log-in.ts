import { demoPassword, expect, type Visit } from './fixtures.ts';

/** Fills in and submits the log-in form. */
export const submitLogin = async ({ page, t }: Visit, username: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('account:login.username'), exact: true }).fill(username);
  await page.getByLabel(t('account:login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
};

/** The button in the header that shows the balance and opens the member's card. */
export const getAccountChip = ({ page, t }: Visit, username: string) =>
  page.getByRole('button', { name: t('shell:header.account').replace('{name}', username) });

/** Waits until a member is logged in. A dialog of the home may cover the button already. */
export const expectLoggedIn = ({ page, t }: Visit, username: string) =>
  expect(
    page.getByRole('button', { name: t('shell:header.account').replace('{name}', username), includeHidden: true }),
  ).toBeVisible();

/** Logs an account in from the home, and ends on the home. */
export const logIn = async (visit: Visit, username: string, password: string = demoPassword): Promise<void> => {
  await visit.open('/m/login');
  await submitLogin(visit, username, password);
  await expectLoggedIn(visit, username);
};
