import { MemberType } from '@livery/contract/enums';
import { days } from '../../clock/durations.ts';
import type { memberMessages } from '../../db/schema/tables.ts';
import { welcome } from '../../messages/letters.ts';
import { demoUsernames, type NewMember } from '../members/generate-members.ts';
import { uuidFrom } from '../uuid-from.ts';
import { demoLetters } from './letters.data.ts';

type NewMessage = typeof memberMessages.$inferInsert;

const readers: readonly string[] = [demoUsernames.member, demoUsernames.agent];

/** The letters of the accounts to try; whoever logs in for the first time gets the welcome then. */
export const letterRows = (people: readonly NewMember[], now: Date): NewMessage[] =>
  people
    .filter(({ username, type }) => readers.includes(username) && type !== MemberType.Trial)
    .flatMap(({ id: memberId, merchant, username, registeredAt }) => {
      const greeting = welcome({ memberId, merchant }, username);
      const rowOf = (happening: string) => ({
        id: uuidFrom(`letter/${memberId}/${happening}`),
        merchant,
        memberId,
        happening,
      });
      return [
        { ...greeting, ...rowOf(greeting.happening), sentAt: registeredAt, readAt: registeredAt },
        ...demoLetters.map(({ id, kind, titles, contents, age, isRead }) => {
          const sentAt = new Date(now.getTime() - days(age));
          return { ...rowOf(`demo/${id}`), kind, titles, contents, sentAt, readAt: isRead ? sentAt : null };
        }),
      ];
    });
