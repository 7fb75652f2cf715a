import { expect, type Page } from '@playwright/test';

/** Password of the demo operators. The gateway prints it when it starts. */
const password = 'Console#2026';

const getPort = (): number => Number(process.env.LIVERY_E2E_PORT);

export const getConsoleOrigin = (): string => `http://console.localhost:${getPort()}`;

/** Loads the current authenticator code of a demo operator from the demonstration page. */
const readCode = async (email: string): Promise<string> => {
  const html = await (await fetch(`http://localhost:${getPort()}/dev/operators`)).text();
  const code = new RegExp(`${email.replaceAll('.', '\\.')}[^]*?(\\d{6})`).exec(html)?.[1];
  if (!code) throw new Error(`The page of the demonstration has no code of ${email}`);
  return code;
};

/**
 * Enters a current code. Each code is accepted only once, so after a rejection the next code is entered. Tests that run
 * at the same time can use the codes of the same operator, so several codes are tried.
 */
const enterCode = async (page: Page, email: string, button: string): Promise<void> => {
  const field = page.getByLabel('Code of six digits');
  await expect(async () => {
    await field.fill(await readCode(email));
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ timeout: 240_000, intervals: [1000, 5000] });
};

/** Logs a demo operator in to the console, with password and authenticator code. */
export const logInOperator = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${getConsoleOrigin()}/login`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, email, 'Log in');
  await expect(page.locator('#content')).toBeVisible();
};
