import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { createChat } from './chat/chat.ts';
import { chatAssistantPort } from './chat/chat-assistant-port.ts';
import { createContacts } from './contacts.ts';
import { feedbackAssistantPort } from './feedback/feedback-assistant-port.ts';
import { createFeedbackService } from './feedback/feedback-service.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { supportRoutes } from './support.routes.ts';

export { type ChatAssistant, chatAssistantPort } from './chat/chat-assistant-port.ts';
export type { Contacts } from './contacts.ts';
export { type FeedbackAssistant, feedbackAssistantPort } from './feedback/feedback-assistant-port.ts';
export { feedbacks } from './feedback/feedback.tables.ts';
export { supportContacts } from './support.tables.ts';

/** Milliseconds between two runs of the job that replies to feedback. */
const replyInterval = seconds(2);

/** Support: contacts, live chat and feedback. */
export const supportModule = defineModule({
  name: 'support',
  dependsOn: {
    brands: brandsModule,
    catalogue: catalogueModule,
    members: membersModule,
    notifications: notificationsModule,
    uploads: uploadsModule,
  },
  register: (
    { route, db, clock, ports, jobs, getSiteOrigin },
    { brands: { merchants }, notifications: { withNotifications }, uploads: { uploads } },
  ) => {
    const contacts = createContacts(db, (merchant, path) => getSiteOrigin(merchant) + path);
    const chat = createChat(db, clock, ports.find(chatAssistantPort));
    supportRoutes(route, { clock, contacts, chat });

    const assistant = ports.find(feedbackAssistantPort);
    const feedback = createFeedbackService({ db, clock, uploads, withNotifications, assistant });
    feedbackRoutes(route, { merchants, feedback });
    if (assistant) jobs.add({ name: 'support.feedback', every: replyInterval, run: feedback.replyToPending });
    return { contacts };
  },
});
