import { MemberType } from '@livery/contract/enums';
import { demoUsernames } from '@livery/demo/members/accounts';
import { demoInboxMessages } from '@livery/demo/content/inbox-messages';
import { days } from '../../../core/clock/durations.ts';
import { type memberMessages, welcomeMessage } from '../../../modules/notifications/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';

type NewMessage = typeof memberMessages.$inferInsert;

const readers: readonly string[] = [demoUsernames.member, demoUsernames.agent];

/** Creates the inbox messages of the demo accounts. Other members get the welcome message at their first log-in. */
export const toInboxMessageRows = (people: readonly NewMember[], now: Date): NewMessage[] =>
  people
    .filter(({ username, type }) => readers.includes(username) && type !== MemberType.Trial)
    .flatMap(({ id: memberId, merchant, username, registeredAt }) => {
      const greeting = welcomeMessage({ memberId, merchant }, username);
      const toRow = (eventKey: string) => ({
        id: toDeterministicUuid(`letter/${memberId}/${eventKey}`),
        merchant,
        memberId,
        eventKey,
      });
      return [
        { ...greeting, ...toRow(greeting.eventKey), sentAt: registeredAt, readAt: registeredAt },
        ...demoInboxMessages.map(({ id, kind, titles, contents, age, isRead }) => {
          const sentAt = new Date(now.getTime() - days(age));
          return { ...toRow(`demo/${id}`), kind, titles, contents, sentAt, readAt: isRead ? sentAt : null };
        }),
      ];
    });
