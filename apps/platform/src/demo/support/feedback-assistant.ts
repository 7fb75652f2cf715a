import { seconds } from '../../core/clock/durations.ts';
import type { FeedbackAssistant } from '../../modules/support/index.ts';
import { autoReplies } from '@livery/demo/support/feedback-replies';

/**
 * Assistant of the demo that replies to feedback of members after 20 seconds. The text depends on the topic of the
 * feedback.
 */
export const demoFeedbackAssistant: FeedbackAssistant = {
  replyDelay: seconds(20),
  getReplies: (topic) => autoReplies[topic],
};
