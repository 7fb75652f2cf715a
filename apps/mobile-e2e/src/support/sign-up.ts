import type { Request } from '@playwright/test';
import { type BrandCode, expect, type Visit } from './fixtures.ts';
import { getField, clickButton, getPasswordField } from './forms.ts';
import { extractCode, waitForNewestMessage } from './inbox.ts';
import { getAccountChip } from './log-in.ts';
import { captchaDigits } from './demo-server.ts';

/** Requests the verification code for a phone number and reads it in the development inbox. */
export const requestCode = async (visit: Visit, number: string, recipient: string): Promise<string> => {
  const since = new Date(Date.now() - 500);
  await getField(visit, 'recover:number.label').fill(number);
  await clickButton(visit, 'recover:code.get');
  const code = extractCode(await waitForNewestMessage(visit.origin, recipient, since));
  // The button no longer has its text, because it is disabled and shows the remaining waiting time.
  await expect(visit.page.getByRole('button', { name: visit.t('recover:code.get'), exact: true })).toHaveCount(0);
  return code;
};

/** Fills the digits of the captcha image. They are sent only together with the id of a loaded image. */
export const fillCaptcha = async (visit: Visit): Promise<void> => {
  const reload = visit.page.getByRole('button', { name: visit.t('account:login.captchaReload'), exact: true });
  await expect(reload).toHaveAttribute('aria-busy', 'false');
  await getField(visit, 'account:login.captcha').fill(captchaDigits);
};

export const submitRegistration = async (visit: Visit, minimumAge: number): Promise<void> => {
  const { page, t } = visit;
  await fillCaptcha(visit);
  await page.getByRole('checkbox', { name: t('register:age.confirm').replace('{age}', String(minimumAge)) }).check();
  await clickButton(visit, 'register:submit');
};

/** Password of the accounts that tests register. */
export const newPassword = 'Lantern-Comet-7';

interface NewMember {
  readonly name: string;
  readonly email?: string;
  /** Phone number without the country calling code. Only brands that verify phone numbers require it. */
  readonly number: string;
}

/** Registers a new member, who is then logged in. Returns the HTTP request of the registration. */
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
