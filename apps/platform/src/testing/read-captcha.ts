import { randomUUID } from 'node:crypto';
import { botCheck, captcha } from '@livery/contract/auth/session';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Client, getValue } from './client.ts';

type Options = Parameters<Client['call']>[2];

/**
 * Requests a bot check and solves its proof of work. Returns the solution in the format of the API, or an empty string
 * if the check has no proof of work.
 */
export const solveBotCheck = async (
  client: Client,
  from: Options = {},
  request: { withoutImage?: 'true' } = {},
): Promise<string> => {
  const { proofOfWork } = getValue(await client.call(botCheck, request, from));
  if (!proofOfWork) return '';
  const { challenge } = proofOfWork;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Requests a captcha and its bot check, solves both, and returns the fields of the solution for a form. */
export const readCaptcha = async (client: Client, from: Options = {}) => {
  const captchaId = randomUUID();
  getValue(await client.call(captcha, { captchaId }, from));
  return { captcha: '1234', captchaId, botCheck: await solveBotCheck(client, from) };
};
