import type { Merchant } from '@livery/merchant/merchant.schema';

export interface Message {
  /** The same each time that it is sent; absent for one that nobody would send again. */
  readonly id?: string;
  readonly merchant: Merchant;
  readonly channel: 'sms' | 'email';
  /** A number as it is dialled from anywhere, or an e-mail address. */
  readonly recipient: string;
  readonly subject?: string;
  readonly text: string;
  readonly link?: string;
}

/** Brings texts to phones and mailboxes. */
export interface MessageSender {
  readonly send: (message: Message) => Promise<void>;
}
