import { definePort } from '../../../core/ports/ports.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { feedbackTopics } from './feedback.tables.ts';

/** Assistant that replies to the feedback of members. */
export interface FeedbackAssistant {
  /** Milliseconds between the feedback and the reply. */
  readonly replyDelay: number;
  readonly getReplies: (topic: (typeof feedbackTopics)[number]) => Translations;
}

/** Port for the feedback assistant. Without an adapter, feedback stays without a reply. */
export const feedbackAssistantPort = definePort<FeedbackAssistant>('feedback assistant');
