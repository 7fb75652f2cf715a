import type { Request } from '@playwright/test';
import { type BrandCode, expect, type Visit } from './fixtures.ts';
import { getField, clickButton, getPasswordField } from './forms.ts';
import { extractCode, waitForNewestMessage } from './inbox.ts';
import { getAccountChip } from './log-in.ts';
import { captchaDigits } from './demo-server.ts';

/**
 * Requests a verification code for a phone number, and reads it in the development inbox (a list of the messages that
 * the gateway has sent). `number` is the number for the form. `recipient` includes the country calling code.
 */
export const requestCode = async (visit: Visit, number: string, recipient: string): Promise<string> => {
  const since = new Date(Date.now() - 500);
  await getField(visit, 'recover:number.label').fill(number);
  await clickButton(visit, 'recover:code.get');
  const code = extractCode(await waitForNewestMessage(visit.origin, recipient, since));
  // After a request, the button is disabled and shows the remaining waiting time. Therefore no button with its usual
  // text exists.
  await expect(visit.page.getByRole('button', { name: visit.t('recover:code.get'), exact: true })).toHaveCount(0);
  return code;
};

/**
 * Waits for the captcha image and fills in its digits. The wait is necessary, because the app can send the digits only
 * together with the id of a loaded image.
 */
export const fillCaptcha = async (visit: Visit): Promise<void> => {
  const reload = visit.page.getByRole('button', { name: visit.t('account:login.captchaReload'), exact: true });
  await expect(reload).toHaveAttribute('aria-busy', 'false');
  await getField(visit, 'account:login.captcha').fill(captchaDigits);
};

/** Opens the next step of the registration, and checks that the heading of `step` gets the focus. */
export const goToStep = async (visit: Visit, step: 'contact' | 'finish'): Promise<void> => {
  await clickButton(visit, 'register:steps.next');
  const heading = visit.page.getByRole('heading', { level: 2, name: visit.t(`register:steps.${step}`), exact: true });
  await expect(heading).toBeFocused();
  // For 400 ms after a change of the step, the form ignores a submit, because it can be the second tap of a double tap.
  // The test waits longer than this.
  await visit.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 450)));
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
  await getPasswordField(visit, 'register:field.password').fill(newPassword);
  await getPasswordField(visit, 'register:field.confirmPassword').fill(newPassword);
  await goToStep(visit, 'contact');
  if (email) await getField(visit, 'register:field.email').fill(email);
  if (code === 'bituinara')
    await getField(visit, 'recover:code.label').fill(await requestCode(visit, number, `+63${number}`));
  await goToStep(visit, 'finish');
  const registerRequest = visit.page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/wps/member/register'),
  );
  await submitRegistration(visit, 21);
  await expect(getAccountChip(visit, name)).toBeVisible();
  return registerRequest;
};
