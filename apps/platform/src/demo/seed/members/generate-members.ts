import { MemberType } from '@livery/contract/enums';
import { demoUsernames } from '@livery/demo/members/accounts';
import { nicknamesByLanguage, usernamesByLanguage } from '@livery/demo/members/names';
import { type Random, createSeededRandom } from '@livery/demo/random';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../../core/clock/durations.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { members } from '../../../modules/members/index.ts';

export type NewMember = typeof members.$inferInsert;

interface GenerateMembersOptions {
  readonly merchant: Merchant;
  readonly now: Date;
  readonly seed: number;
  readonly passwordHash: string;
}

type MemberOverrides = Pick<NewMember, 'username'> & Partial<NewMember> & { readonly upline?: NewMember | undefined };

/**
 * Number of direct downlines (members one level below) of each member at the levels 0, 1 and 2 of the agent's tree.
 * The tree has 4 + 12 + 48 members below its root.
 */
const downlinesByLevel = [4, 3, 4] as const;
const lonePlayers = 24;

/**
 * Days since the registration of the players whom the demo member has invited. The player of the last item has not bet
 * yet.
 */
export const friendsJoined = [33, 32, 2] as const;

const createMemberFactory = ({ merchant, now, seed, passwordHash }: GenerateMembersOptions, random: Random) => {
  const names = usernamesByLanguage[merchant.languages[0] as string] ?? (usernamesByLanguage.ES as readonly string[]);
  const created: NewMember[] = [];
  let taken = 0;
  const nextName = (): string => {
    const round = Math.floor(taken / names.length);
    const name = names[taken % names.length] as string;
    taken += 1;
    return round === 0 ? name : `${name}${round * 11 + 2}`;
  };
  const createMember = ({ upline, ...overrides }: MemberOverrides): NewMember => {
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${overrides.username}`);
    const member: NewMember = {
      id,
      merchant: merchant.code,
      usernameKey: overrides.username.toLowerCase(),
      passwordHash,
      nickname: null,
      toUpline: false,
      type: MemberType.Member,
      vipLevel: random.below(6),
      uplineId: upline?.id ?? null,
      lineage: `${upline?.lineage ?? '/'}${id}/`,
      registeredAt: new Date(now.getTime() - days(40 + random.below(600))),
      lastLoginAt: new Date(now.getTime() - days(random.below(20)) - random.below(days(1))),
      ...overrides,
    };
    created.push(member);
    return member;
  };
  return { created, createMember, nextName };
};

/**
 * Generates the members of a demo brand: the four demo accounts, the members below the agent if the brand has agents,
 * and players without an upline (an agent above them).
 */
export const generateMembers = (options: GenerateMembersOptions): NewMember[] => {
  const random = createSeededRandom(options.seed, `members/${options.merchant.code}`);
  const { created, createMember, nextName } = createMemberFactory(options, random);
  const { merchant, now } = options;
  const demo = createMember({
    username: demoUsernames.member,
    nickname: nicknamesByLanguage[merchant.languages[0] as string] ?? null,
    vipLevel: 3,
    toUpline: true,
  });
  createMember({ username: demoUsernames.trial, type: MemberType.Trial, vipLevel: 0 });
  createMember({ username: demoUsernames.firstTime, vipLevel: 0, registeredAt: now, lastLoginAt: null });
  if (merchant.flags.AGEINFO3) {
    const root = createMember({ username: demoUsernames.agent, type: MemberType.Agent, vipLevel: 5 });
    // The demo member belongs to the agent's team, so that transfers and offers between the agent and this member can
    // be tested.
    demo.uplineId = root.id;
    demo.lineage = `${root.lineage}${demo.id}/`;
    const types = [MemberType.AgentTeam, MemberType.AgentBranch, MemberType.Member] as const;
    let level: NewMember[] = [root];
    downlinesByLevel.forEach((count, depth) => {
      level = level.flatMap((upline) =>
        Array.from({ length: count }, (_, index) =>
          createMember(
            depth === 0 && index === 0
              ? { username: demoUsernames.partner, type: MemberType.Agent, upline }
              : { username: nextName(), type: types[depth] as number, upline },
          ),
        ),
      );
    });
  }
  for (let player = 0; player < lonePlayers; player += 1) {
    const joined = friendsJoined[player - (lonePlayers - friendsJoined.length)];
    createMember({
      username: nextName(),
      ...(joined !== undefined && {
        registeredAt: new Date(now.getTime() - days(joined)),
        ...(joined < 30 && { lastLoginAt: null }),
      }),
    });
  }
  return created;
};
