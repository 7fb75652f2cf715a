import { sendStepUpCode, stepUp } from '@livery/contract/auth/step-up';
import { demoPassword } from '@livery/demo/members/accounts';
import { vi } from 'vitest';
import { type Client, getValue } from './client.ts';
import { extractCode, readInbox } from './inbox.ts';
import type { TestApp } from './test-platform.ts';

/** Proves the identity of a demo account with its password, in the session of `token`. */
export const proveIdentity = async (client: Client, token: string): Promise<void> => {
  getValue(await client.call(stepUp, { method: 'password', password: demoPassword }, { token }));
};

/** Requests a code for a proof of identity, and returns the code from the message to the recipient. */
export const requestStepUpCode = async (
  platform: TestApp,
  client: Client,
  {
    token,
    method,
    recipient,
  }: { readonly token: string; readonly method: 'sms' | 'email'; readonly recipient: string },
): Promise<string> => {
  const { messagesTo } = readInbox(platform);
  const earlier = (await messagesTo(recipient)).map(({ id }) => id);
  getValue(await client.call(sendStepUpCode, { method }, { token }));
  return vi.waitFor(async () => {
    const message = (await messagesTo(recipient)).find((each) => !earlier.includes(each.id) && extractCode(each));
    if (!message) throw new Error(`${recipient} got no code`);
    return extractCode(message);
  });
};

/** Proves the identity of the demo account `newbie` with a code by SMS, as a second factor. */
export const proveSecondFactor = async (platform: TestApp, client: Client, token: string): Promise<void> => {
  const code = await requestStepUpCode(platform, client, { token, method: 'sms', recipient: '+639175550103' });
  getValue(await client.call(stepUp, { method: 'sms', code }, { token }));
};
