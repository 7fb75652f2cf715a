import { type DemoText, demoText } from '../demo-text.ts';

type FeedbackTopic = 'suggestion' | 'problem' | 'payment' | 'game' | 'other';

/** Automatic replies to feedback messages, by topic of the feedback. */
export const autoReplies: Readonly<Record<FeedbackTopic, DemoText>> = {
  suggestion: demoText('feedback.suggestion'),
  problem: demoText('feedback.problem'),
  payment: demoText('feedback.payment'),
  game: demoText('feedback.game'),
  other: demoText('feedback.other'),
};
