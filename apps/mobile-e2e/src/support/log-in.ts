import { demoPassword, expect, type Visit } from './fixtures.ts';

export const submitLogin = async ({ page, t }: Visit, username: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('account:login.username'), exact: true }).fill(username);
  await page.getByLabel(t('account:login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
};

/** Finds the button in the header that shows the balance. A tap on it opens the account popover. */
export const getAccountChip = ({ page, t }: Visit, username: string) =>
  page.getByRole('button', { name: t('shell:header.account').replace('{name}', username) });

/**
 * Waits until the page contains the account button of the member. The button need not be reachable, because a dialog of
 * the home page can cover it.
 */
export const expectLoggedIn = ({ page, t }: Visit, username: string) =>
  expect(
    page.getByRole('button', { name: t('shell:header.account').replace('{name}', username), includeHidden: true }),
  ).toBeVisible();

/** Opens the log-in page, logs the member in, and waits until the page contains the account button. */
export const logIn = async (visit: Visit, username: string, password: string = demoPassword): Promise<void> => {
  await visit.open('/m/login');
  await submitLogin(visit, username, password);
  await expectLoggedIn(visit, username);
};
