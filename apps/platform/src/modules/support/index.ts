import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { createChat } from './chat/chat.ts';
import { createChatForwarder } from './chat/chat-forwarder.ts';
import { createContacts } from './contacts.ts';
import { createFeedbackService } from './feedback/feedback-service.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { supportDeskPort } from './support-desk-port.ts';
import { supportRoutes } from './support.routes.ts';

export type { Contacts } from './contacts.ts';
export { feedbacks } from './feedback/feedback.tables.ts';
export { createRemoteSupportDesk } from './remote-support-desk.ts';
export { supportContacts } from './support.tables.ts';
export { type SupportDesk, supportDeskPort } from './support-desk-port.ts';

/** Milliseconds between two runs of the jobs that forward messages and feedback. */
const forwardInterval = seconds(2);

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
    { route, db, clock, ports, jobs, warn, getSiteOrigin },
    { brands: { merchants, addFlagCondition }, notifications: { withNotifications }, uploads: { uploads } },
  ) => {
    const desk = ports.find(supportDeskPort);
    const onError = warn('The support desk could not be reached');
    const contacts = createContacts(db, (merchant, path) => getSiteOrigin(merchant) + path, desk !== undefined);
    const feedback = createFeedbackService({ db, clock, uploads, withNotifications, desk, onError });
    feedbackRoutes(route, { merchants, feedback });
    const forwarder = desk && createChatForwarder({ db, clock, desk, onError });
    const chat = desk && forwarder && createChat({ db, clock, desk, forwarder });
    supportRoutes(route, { clock, contacts, chat });
    deskRoutes(route, { chat, feedback, isRemote: desk?.isLocal === false });
    if (!desk) addFlagCondition((flag) => flag !== 'FEEDBACK3');
    if (forwarder) jobs.add({ name: 'support.chat', every: forwardInterval, run: () => forwarder.forwardDue() });
    if (desk) jobs.add({ name: 'support.feedback', every: forwardInterval, run: feedback.forwardDue });
    return { contacts };
  },
});
