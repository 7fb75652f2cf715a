import { type DemoText, demoText } from '../demo-text.ts';

interface DemoInboxMessage {
  readonly id: string;
  readonly kind: 'money' | 'promotion' | 'security' | 'service' | 'play';
  readonly titles: DemoText;
  readonly contents: DemoText;
  /** Age of the message in days, at the time when the demo data is seeded. */
  readonly age: number;
  readonly isRead: boolean;
}

/** Inbox messages of every demo member, in addition to the welcome message. */
export const demoInboxMessages: readonly DemoInboxMessage[] = [
  {
    id: 'limits',
    kind: 'play',
    age: 1,
    isRead: false,
    titles: demoText('inbox.limits.title'),
    contents: demoText('inbox.limits.content'),
  },
  {
    id: 'passkeys',
    kind: 'security',
    age: 4,
    isRead: false,
    titles: demoText('inbox.passkeys.title'),
    contents: demoText('inbox.passkeys.content'),
  },
  {
    id: 'records',
    kind: 'money',
    age: 12,
    isRead: true,
    titles: demoText('inbox.records.title'),
    contents: demoText('inbox.records.content'),
  },
];
