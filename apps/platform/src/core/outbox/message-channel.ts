import type { Merchant } from '@livery/merchant/merchant.schema';

export interface Message {
  /**
   * Id of the message. All attempts to send the message have the same id, so the messaging service recognizes a
   * duplicate. Absent for a message that is sent only once.
   */
  readonly id?: string;
  readonly merchant: Merchant;
  readonly channel: 'sms' | 'email';
  /** A phone number in international format, or an e-mail address. */
  readonly recipient: string;
  readonly subject?: string;
  readonly text: string;
  readonly link?: string;
}

/** Sends messages to phones and mailboxes. */
export interface MessageSender {
  readonly send: (message: Message) => Promise<void>;
}
