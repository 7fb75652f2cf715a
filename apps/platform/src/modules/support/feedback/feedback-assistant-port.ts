import { definePort } from '../../../core/ports/ports.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { feedbackTopics } from './feedback.tables.ts';

/** Assistant that replies to feedback. */
export interface FeedbackAssistant {
  /** Milliseconds from the feedback to the reply. */
  readonly replyDelay: number;
  readonly getReplies: (topic: (typeof feedbackTopics)[number]) => Translations;
}

/** Port of the feedback assistant. It is optional: without an adapter feedback waits for a reply. */
export const feedbackAssistantPort = definePort<FeedbackAssistant>('feedback assistant');
