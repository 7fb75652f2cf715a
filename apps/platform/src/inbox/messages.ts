import type { Merchant } from '@livery/merchant/merchant.schema';

export interface Message {
  readonly merchant: Merchant;
  readonly channel: 'sms' | 'email';
  /** A number as it is dialled from anywhere, or an e-mail address. */
  readonly recipient: string;
  readonly subject?: string;
  readonly text: string;
  readonly link?: string;
}

/** Brings texts to phones and mailboxes. */
export interface Messages {
  readonly send: (message: Message) => Promise<void>;
}

/**
 * Hands a message over without waiting for it: the time that a delivery takes must not tell whether there was one.
 * A delivery that fails goes to the log; the member asks for another.
 */
export type Post = (message: Message) => void;

export const createPost =
  (messages: Messages, onTrouble: (error: unknown) => void): Post =>
  (message) =>
    void messages.send(message).catch(onTrouble);
