import { demoPassword, expect, type Visit } from './fixtures.ts';

/** Fills the log-in form and sends it. */
export const enterLogin = async ({ page, t }: Visit, username: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('account:login.username'), exact: true }).fill(username);
  await page.getByLabel(t('account:login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
};

/** The button in the header that shows the balance and opens the member's card. */
export const memberChip = ({ page, t }: Visit, username: string) => page.getByRole('button', { name: t('shell:header.account').replace('{name}', username) });

/** Logs a demo account in from the home, and ends on the home. */
export const logIn = async (visit: Visit, username: string): Promise<void> => {
  await visit.open('/m/login');
  await enterLogin(visit, username, demoPassword);
  await expect(memberChip(visit, username)).toBeVisible();
};
