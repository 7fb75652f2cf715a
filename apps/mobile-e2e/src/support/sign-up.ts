import type { Request } from '@playwright/test';
import { type BrandCode, expect, type Visit } from './fixtures.ts';
import { getField, clickButton, getPasswordField } from './forms.ts';
import { extractCode, waitForNewestMessage } from './inbox.ts';
import { getAccountChip } from './log-in.ts';
import { captchaDigits } from './demo-server.ts';

/** Requests the code for a phone number and reads it in the inbox. */
export const requestCode = async (visit: Visit, number: string, recipient: string): Promise<string> => {
  const since = new Date(Date.now() - 500);
  await getField(visit, 'recover:number.label').fill(number);
  await clickButton(visit, 'recover:code.get');
  const code = extractCode(await waitForNewestMessage(visit.origin, recipient, since));
  // The button is disabled now, and shows the remaining time.
  await expect(visit.page.getByRole('button', { name: visit.t('recover:code.get'), exact: true })).toHaveCount(0);
  return code;
};

/** Solves the captcha, confirms the age and submits the form. */
export const submitRegistration = async (visit: Visit, minimumAge: number): Promise<void> => {
  const { page, t } = visit;
  await getField(visit, 'account:login.captcha').fill(captchaDigits);
  await page.getByRole('checkbox', { name: t('register:age.confirm').replace('{age}', String(minimumAge)) }).check();
  await clickButton(visit, 'register:submit');
};

/** Password of accounts created by tests. */
export const newPassword = 'Lantern-Comet-7';

interface NewMember {
  readonly name: string;
  readonly email?: string;
  /** Without the dialling code; required by brands that verify numbers. */
  readonly number: string;
}

/** Registers a new member for a test, who is then logged in. Returns the registration request. */
export const signUp = async (visit: Visit, code: BrandCode, { name, email, number }: NewMember): Promise<Request> => {
  await visit.open('/m/register');
  await getField(visit, 'register:field.username').fill(name);
  if (email) await getField(visit, 'register:field.email').fill(email);
  if (code === 'bituinara')
    await getField(visit, 'recover:code.label').fill(await requestCode(visit, number, `+63${number}`));
  await getPasswordField(visit, 'register:field.password').fill(newPassword);
  await getPasswordField(visit, 'register:field.confirmPassword').fill(newPassword);
  const registerRequest = visit.page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/wps/member/register'),
  );
  await submitRegistration(visit, 21);
  await expect(getAccountChip(visit, name)).toBeVisible();
  return registerRequest;
};
