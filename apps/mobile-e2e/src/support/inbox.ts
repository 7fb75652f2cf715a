import { expect } from '@playwright/test';

interface Message {
  readonly recipient: string;
  readonly text: string;
  readonly link: string | null;
  readonly at: string;
}

const fetchMessages = async (origin: string, recipient: string): Promise<Message[]> => {
  // Node cannot resolve the brand's host name under localhost. The request therefore uses `localhost`, with the brand
  // as a query parameter.
  const { hostname, port } = new URL(origin);
  const response = await fetch(`http://localhost:${port}/dev/inbox.json?brand=${hostname.split('.', 1)[0]}`);
  return ((await response.json()) as Message[]).filter((entry) => entry.recipient === recipient);
};

/**
 * Waits until the development inbox contains a message to this phone number or e-mail address after `since`. Returns
 * the newest message.
 */
export const waitForNewestMessage = async (origin: string, recipient: string, since: Date): Promise<Message> => {
  let message: Message | undefined;
  await expect(async () => {
    message = (await fetchMessages(origin, recipient)).find(({ at }) => new Date(at) >= since);
    expect(message, `a message to ${recipient}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return message as Message;
};

export const extractCode = ({ text }: Message): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
