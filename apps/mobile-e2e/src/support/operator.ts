import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, type Cookie, type Page } from '@playwright/test';
import { createId } from './create-id.ts';
import { expectVisibleFocus, tabAndType } from './keyboard.ts';

/** Password of the demo operators. The gateway prints this password when it starts. */
const password = 'Console#2026';

const getPort = (): number => Number(process.env.LIVERY_E2E_PORT);

export const getConsoleOrigin = (): string => `http://console.localhost:${getPort()}`;

/**
 * Returns the current authenticator code of a demo operator. Reads it from the page of the gateway that shows the
 * codes of all demo operators. Throws an error if the page has no code for this operator.
 */
const readCode = async (email: string): Promise<string> => {
  const html = await (await fetch(`http://localhost:${getPort()}/dev/operators`)).text();
  const code = new RegExp(`${email.replaceAll('.', '\\.')}[^]*?(\\d{6})`).exec(html)?.[1];
  if (!code) throw new Error(`The page of the demonstration has no code of ${email}`);
  return code;
};

/**
 * Enters the current authenticator code. The gateway accepts each code only once, and another test can have used the
 * code of the same operator. After a rejection, the function waits for the next code and enters it.
 */
const enterCode = async (page: Page, email: string, button: string): Promise<void> => {
  const field = page.getByLabel('Code of six digits');
  await expect(async () => {
    await field.fill(await readCode(email));
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ timeout: 240_000, intervals: [1000, 5000] });
};

/** Logs an operator in through the log-in page, with password and authenticator code. */
const logInByCode = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${getConsoleOrigin()}/login`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, email, 'Log in');
  await expect(page.locator('#content')).toBeVisible();
};

/** Logs a demo operator in to the console in the same way as `logInOperator`, but with the keyboard alone. */
export const logInOperatorByKeyboard = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${getConsoleOrigin()}/login`);
  await tabAndType(page, page.getByLabel('E-mail address'), email);
  await tabAndType(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Code of six digits');
  await expectVisibleFocus(field);
  await expect(async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(await readCode(email));
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ timeout: 240_000, intervals: [1000, 5000] });
  await expect(page.locator('#content')).toBeVisible();
};

/**
 * Operators who make no change that needs a new proof of identity. A test with such an operator can use the session of
 * an earlier test. An owner needs a new session, because the console requires a new proof after five minutes.
 */
const operatorsWithoutProof: readonly string[] = ['designer@example.com', 'translator@example.com'];

interface StoredSession {
  readonly startedAt: number;
  readonly cookies: readonly Cookie[];
}

/** Age in milliseconds up to which a session is used again. It is below the idle time after which a session ends. */
const maxSessionAge = 20 * 60_000;

/**
 * Returns the path of the file with the newest session of an operator. All test workers share the file. Each run begins
 * with an empty output folder, so a session of an earlier run is never used.
 */
const getSessionPath = (email: string): string => join(test.info().project.outputDir, `session-${email}.json`);

const readSession = async (email: string): Promise<StoredSession | undefined> => {
  const text = await readFile(getSessionPath(email), 'utf8').catch(() => undefined);
  const session = text === undefined ? undefined : (JSON.parse(text) as StoredSession);
  return session && Date.now() - session.startedAt < maxSessionAge ? session : undefined;
};

/** Writes a temporary file and renames it, so that another worker never reads an incomplete file. */
const storeSession = async (email: string, session: StoredSession): Promise<void> => {
  await mkdir(dirname(getSessionPath(email)), { recursive: true });
  const unfinished = `${getSessionPath(email)}.${createId()}`;
  await writeFile(unfinished, JSON.stringify(session), { mode: 0o600 });
  await rename(unfinished, getSessionPath(email));
};

/** Opens the console with a stored session. Returns false if the gateway does not accept it. */
const resumeSession = async (page: Page, { cookies }: StoredSession): Promise<boolean> => {
  await page.context().addCookies([...cookies]);
  await page.goto(getConsoleOrigin());
  const [content, field] = [page.locator('#content'), page.getByLabel('E-mail address')];
  await expect(content.or(field).first()).toBeVisible();
  return !(await field.isVisible());
};

/**
 * Logs a demo operator in to the console. An operator of `operatorsWithoutProof` continues the session of an earlier
 * test, which saves time. A new log-in can have to wait up to 30 seconds for the next authenticator code, because the
 * gateway accepts each code only once.
 */
export const logInOperator = async (page: Page, email: string): Promise<void> => {
  if (!operatorsWithoutProof.includes(email)) return logInByCode(page, email);
  const stored = await readSession(email);
  if (stored && (await resumeSession(page, stored))) return;
  const startedAt = Date.now();
  await logInByCode(page, email);
  await storeSession(email, { startedAt, cookies: await page.context().cookies(getConsoleOrigin()) });
};
