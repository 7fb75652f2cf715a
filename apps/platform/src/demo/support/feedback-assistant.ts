import { seconds } from '../../core/clock/durations.ts';
import type { FeedbackAssistant } from '../../modules/support/index.ts';
import { autoReplies } from '@livery/demo/support/feedback-replies';

/** Replies to feedback after 20 seconds, with a text for its topic. */
export const demoFeedbackAssistant: FeedbackAssistant = {
  replyDelay: seconds(20),
  getReplies: (topic) => autoReplies[topic],
};
