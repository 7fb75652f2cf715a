import type { Request } from '@playwright/test';
import { type BrandCode, expect, type Visit } from './fixtures.ts';
import { field, press, secret } from './forms.ts';
import { codeOf, newestMessage } from './inbox.ts';
import { memberChip } from './log-in.ts';
import { captchaDigits } from './product.ts';

/** Asks for the code of a number and reads it in the inbox. */
export const askForCode = async (visit: Visit, number: string, recipient: string): Promise<string> => {
  const since = new Date(Date.now() - 500);
  await field(visit, 'recover:number.label').fill(number);
  await press(visit, 'recover:code.get');
  const code = codeOf(await newestMessage(visit.origin, recipient, since));
  // The button waits now, and says so.
  await expect(visit.page.getByRole('button', { name: visit.t('recover:code.get'), exact: true })).toHaveCount(0);
  return code;
};

/** Reads the captcha, confirms the age and sends the form. */
export const finishRegistration = async (visit: Visit, minimumAge: number): Promise<void> => {
  const { page, t } = visit;
  await field(visit, 'account:login.captcha').fill(captchaDigits);
  await page.getByRole('checkbox', { name: t('register:age.confirm').replace('{age}', String(minimumAge)) }).check();
  await press(visit, 'register:submit');
};

/** The password of accounts that journeys make. */
export const newPassword = 'Lantern-Comet-7';

interface Newcomer {
  readonly name: string;
  readonly email?: string;
  /** Without the country's code; the brand that verifies numbers asks for it. */
  readonly number: string;
}

/** Registers a member of the journey's own, who is logged in then. Answers the request that did it. */
export const signUp = async (visit: Visit, code: BrandCode, { name, email, number }: Newcomer): Promise<Request> => {
  await visit.open('/m/register');
  await field(visit, 'register:field.username').fill(name);
  if (email) await field(visit, 'register:field.email').fill(email);
  if (code === 'bituinara')
    await field(visit, 'recover:code.label').fill(await askForCode(visit, number, `+63${number}`));
  await secret(visit, 'register:field.password').fill(newPassword);
  await secret(visit, 'register:field.confirmPassword').fill(newPassword);
  const sent = visit.page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/wps/member/register'),
  );
  await finishRegistration(visit, 21);
  await expect(memberChip(visit, name)).toBeVisible();
  return sent;
};
