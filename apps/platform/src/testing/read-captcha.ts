import { randomUUID } from 'node:crypto';
import { captcha } from '@livery/contract/auth/session';
import { type Client, getValue } from './client.ts';

/** Requests a captcha, reads its digits and returns the fields that a form sends. */
export const readCaptcha = async (client: Client, from: Parameters<Client['call']>[2] = {}) => {
  const captchaId = randomUUID();
  getValue(await client.call(captcha, { captchaId }, from));
  return { captcha: '1234', captchaId };
};
