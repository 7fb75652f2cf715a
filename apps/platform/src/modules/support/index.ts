import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { createChat } from './chat/chat.ts';
import { createChatForwarder } from './chat/chat-forwarder.ts';
import { createContacts } from './contacts.ts';
import { createFeedbackService } from './feedback/feedback-service.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { supportRepliesRoutes } from './support-replies.routes.ts';
import { supportServicePort } from './support-service-port.ts';
import { supportRoutes } from './support.routes.ts';

export { contactContent, writeContacts } from './contacts.content.ts';
export type { Contacts } from './contacts.ts';
export { feedbacks } from './feedback/feedback.tables.ts';
export { createRemoteSupportService } from './remote-support-service.ts';
export { supportContacts } from './support.tables.ts';
export { type SupportService, supportServicePort } from './support-service-port.ts';

/** Milliseconds between two runs of the jobs that forward messages and feedback. */
const forwardInterval = seconds(2);

/** Support: contacts, live chat and feedback. */
export const supportModule = defineModule({
  name: 'support',
  dependsOn: {
    brands: brandsModule,
    members: membersModule,
    notifications: notificationsModule,
    uploads: uploadsModule,
  },
  register: (
    { route, db, clock, ports, jobs, warn, getSiteOrigin },
    { brands: { merchants, addFlagCondition }, notifications: { withNotifications }, uploads: { uploads } },
  ) => {
    const service = ports.find(supportServicePort);
    const onError = warn('The support service could not be reached');
    const contacts = createContacts(db, (merchant, path) => getSiteOrigin(merchant) + path, service !== undefined);
    const feedback = createFeedbackService({ db, clock, uploads, withNotifications, service, onError });
    feedbackRoutes(route, { merchants, feedback });
    const forwarder = service && createChatForwarder({ db, clock, service, onError });
    const chat = service && forwarder && createChat({ db, clock, service, forwarder });
    supportRoutes(route, { clock, contacts, chat });
    supportRepliesRoutes(route, { chat, feedback, isRemote: service?.isLocal === false });
    if (!service) addFlagCondition((flag) => flag !== 'FEEDBACK3');
    if (forwarder) jobs.add({ name: 'support.chat', every: forwardInterval, run: () => forwarder.forwardDue() });
    if (service) jobs.add({ name: 'support.feedback', every: forwardInterval, run: feedback.forwardDue });
    return { contacts };
  },
});
