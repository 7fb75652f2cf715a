import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../clock/durations.ts';
import type { members } from '../../db/schema/tables.ts';
import { type Random, randomFrom } from '../random.ts';
import { uuidFrom } from '../uuid-from.ts';
import { nicknamesByLanguage, usernamesByLanguage } from './names.data.ts';

export type NewMember = typeof members.$inferInsert;

/** The demo accounts of every brand, as the start message prints them. All have `demoPassword`. */
export const demoUsernames = {
  member: 'demo',
  agent: 'agent',
  partner: 'partner',
  trial: 'trial',
  firstTime: 'newbie',
} as const;
export const demoPassword = 'Demo#2026';

interface Making {
  readonly merchant: Merchant;
  readonly now: Date;
  readonly seed: number;
  readonly passwordHash: string;
}

type Wanted = Pick<NewMember, 'username'> & Partial<NewMember> & { readonly upline?: NewMember | undefined };

/** The agent's first downline is an agent with all that one can have; how many downlines each member of a level has: the agent's four, their three each, then players: 4 + 12 + 48 under one root. */
const downlinesByLevel = [4, 3, 4] as const;
const lonePlayers = 24;

/** Days since the last of the lone players joined, whom the demo member has invited. One that came lately has not played yet. */
export const friendsJoined = [33, 32, 2] as const;

const createMaker = ({ merchant, now, seed, passwordHash }: Making, random: Random) => {
  const names = usernamesByLanguage[merchant.languages[0] as string] ?? (usernamesByLanguage.ES as readonly string[]);
  const made: NewMember[] = [];
  let taken = 0;
  const nextName = (): string => {
    const round = Math.floor(taken / names.length);
    const name = names[taken % names.length] as string;
    taken += 1;
    return round === 0 ? name : `${name}${round * 11 + 2}`;
  };
  const make = ({ upline, ...wanted }: Wanted): NewMember => {
    const id = uuidFrom(`${seed}/${merchant.code}/${wanted.username}`);
    const member: NewMember = {
      id,
      merchant: merchant.code,
      usernameKey: wanted.username.toLowerCase(),
      passwordHash,
      nickname: null,
      toUpline: false,
      type: MemberType.Member,
      vipLevel: random.below(6),
      uplineId: upline?.id ?? null,
      lineage: `${upline?.lineage ?? '/'}${id}/`,
      registeredAt: new Date(now.getTime() - days(40 + random.below(600))),
      lastLoginAt: new Date(now.getTime() - days(random.below(20)) - random.below(days(1))),
      ...wanted,
    };
    made.push(member);
    return member;
  };
  return { made, make, nextName };
};

/** The demo members of one brand: the four accounts to try, an agent's tree where the brand has agents, and players of their own. */
export const generateMembers = (making: Making): NewMember[] => {
  const random = randomFrom(making.seed, `members/${making.merchant.code}`);
  const { made, make, nextName } = createMaker(making, random);
  const { merchant, now } = making;
  const demo = make({
    username: demoUsernames.member,
    nickname: nicknamesByLanguage[merchant.languages[0] as string] ?? null,
    vipLevel: 3,
    toUpline: true,
  });
  make({ username: demoUsernames.trial, type: MemberType.Trial, vipLevel: 0 });
  make({ username: demoUsernames.firstTime, vipLevel: 0, registeredAt: now, lastLoginAt: null });
  if (merchant.flags.AGEINFO3) {
    const root = make({ username: demoUsernames.agent, type: MemberType.Agent, vipLevel: 5 });
    // The demo member is of the agent's team, so that what goes between the two can be tried.
    demo.uplineId = root.id;
    demo.lineage = `${root.lineage}${demo.id}/`;
    const types = [MemberType.AgentTeam, MemberType.AgentBranch, MemberType.Member] as const;
    let level: NewMember[] = [root];
    downlinesByLevel.forEach((count, depth) => {
      level = level.flatMap((upline) =>
        Array.from({ length: count }, (_, place) =>
          make(
            depth === 0 && place === 0
              ? { username: demoUsernames.partner, type: MemberType.Agent, upline }
              : { username: nextName(), type: types[depth] as number, upline },
          ),
        ),
      );
    });
  }
  for (let player = 0; player < lonePlayers; player += 1) {
    const joined = friendsJoined[player - (lonePlayers - friendsJoined.length)];
    make({
      username: nextName(),
      ...(joined !== undefined && {
        registeredAt: new Date(now.getTime() - days(joined)),
        ...(joined < 30 && { lastLoginAt: null }),
      }),
    });
  }
  return made;
};
