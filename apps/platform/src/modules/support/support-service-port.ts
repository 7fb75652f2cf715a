import type { LanguageCode } from '@livery/merchant/languages';
import { definePort } from '../../core/ports/ports.ts';
import type { Translations } from '../../core/text/translations.ts';
import type { feedbackTopics } from './feedback/feedback.tables.ts';

/** Message of a visitor in the live chat. */
export interface ForwardedMessage {
  readonly id: string;
  /** Id of the conversation. Replies of the support service contain this id. */
  readonly conversation: string;
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly text: string;
  /** Number of earlier messages of the visitor in this conversation. */
  readonly earlierCount: number;
  readonly sentAt: Date;
}

export interface ForwardedFeedback {
  readonly feedbackId: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly topic: (typeof feedbackTopics)[number];
  readonly content: string;
  readonly imageCount: number;
  readonly at: Date;
}

/** Support service of the operator. It gets chat messages and feedback, and sends replies. */
export interface SupportService {
  /** True if the service needs no network. Its calls are then so fast that a visitor's request can wait for them. */
  readonly isLocal: boolean;
  /** Returns the text of the first message in a chat. Absent if the service has no greeting. */
  readonly getGreeting?: (language: LanguageCode, brand: string) => string;
  /**
   * Forwards a chat message. Returns the automatic reply, or undefined if there is none. A repeated call with the same
   * message id has no further effect. Throws if the call fails. The service may then still have the message, so repeat
   * the call.
   */
  readonly forwardMessage: (message: ForwardedMessage) => Promise<string | undefined>;
  /**
   * Returns the time at which `forwardFeedback` must be called next. For feedback that is sent now (both times are
   * equal), the result can be `now`. Otherwise it is later than `now`.
   */
  readonly getNextFeedbackTime: (sentAt: Date, now: Date) => Date;
  /**
   * Forwards a feedback entry. Returns the reply, or undefined if there is none yet. A repeated call with the same
   * `feedbackId` has no further effect. Throws if the call fails. The service may then still have the entry, so repeat
   * the call.
   */
  readonly forwardFeedback: (feedback: ForwardedFeedback, now: Date) => Promise<Translations | undefined>;
}

/**
 * Port (replaceable interface) for the support service. If a deployment connects no service, there is no live chat
 * and no feedback.
 */
export const supportServicePort = definePort<SupportService>('support service');
