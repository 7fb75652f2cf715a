import type { LanguageCode } from '@livery/merchant/languages';
import { definePort } from '../../core/ports/ports.ts';
import type { Translations } from '../../core/text/translations.ts';
import type { feedbackTopics } from './feedback/feedback.tables.ts';

/** Message of a visitor in the live chat. */
export interface ForwardedMessage {
  readonly id: string;
  /** Id of the conversation. The support service replies to this id. */
  readonly conversation: string;
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly text: string;
  /** Number of messages that the visitor has written before. */
  readonly earlierCount: number;
  readonly sentAt: Date;
}

export interface ForwardedFeedback {
  readonly feedbackId: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly topic: (typeof feedbackTopics)[number];
  readonly content: string;
  /** Number of images that belong to the feedback. */
  readonly imageCount: number;
  readonly at: Date;
}

/** Support service of the operator. */
export interface SupportService {
  /** True if the service needs no network, so that a visitor's request can wait for it. */
  readonly isLocal: boolean;
  /** Returns the text with which a chat begins. */
  readonly getGreeting?: (language: LanguageCode, brand: string) => string;
  /**
   * Forwards a message, and returns an automatic reply, if there is one. A repeated call has no further effect. Throws
   * if the outcome is unknown.
   */
  readonly forwardMessage: (message: ForwardedMessage) => Promise<string | undefined>;
  /** Returns the time at which to call `forwardFeedback` next. It is after `now`, except for feedback sent at `now`. */
  readonly getNextFeedbackTime: (sentAt: Date, now: Date) => Date;
  /**
   * Forwards a feedback, and returns the reply, if there is one already. A repeated call has no further effect. Throws
   * if the outcome is unknown.
   */
  readonly forwardFeedback: (feedback: ForwardedFeedback, now: Date) => Promise<Translations | undefined>;
}

/** Port for the support service. Without an adapter, there is no live chat and no feedback. */
export const supportServicePort = definePort<SupportService>('support service');
