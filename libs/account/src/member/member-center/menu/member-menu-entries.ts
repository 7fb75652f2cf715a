import { MemberType } from '@livery/contract/enums';
import type { Feature } from '@livery/kit/feature/define-feature';
import { useFeatures } from '@livery/kit/feature/feature-context';
import { useFlags } from '@livery/kit/flags';
import { getAccessDenial } from '@livery/kit/access';
import { getMenuItems, type MenuItem } from '@livery/kit/feature/menu';
import type { Flags } from '@livery/merchant/flags';
import { useMemo } from 'react';

/** What an entry may depend on beside the flags. */
export interface MemberFacts {
  readonly type: number;
  /** Whether money may be moved to the upline; false until the gateway has said so. */
  readonly toUpline: boolean;
}

/** Whether this member finds the entry. Guests see what a member would find, and are asked to log in where they tap it. */
const isFor = ({ feature, flag, requiresUpline }: MenuItem, flags: Flags, { type, toUpline }: MemberFacts): boolean => {
  const denial = getAccessDenial(
    feature,
    { token: '', userName: '', merchantCode: '', type, firstTimeLogin: false },
    flags,
  );
  if (denial === 'off' || denial === 'agents-only' || (flag && !flags[flag])) return false;
  return !requiresUpline || (toUpline && type !== MemberType.AgentNoUpline);
};

/** The entries of a slot of the member center that this member finds, in their order. */
export const getMenuEntries = (
  features: readonly Feature[],
  slot: 'memberTiles' | 'memberList',
  flags: Flags,
  member: MemberFacts,
): MenuItem[] => getMenuItems(features, slot).filter((entry) => isFor(entry, flags, member));

const headings = ['account:mine.rewards', 'account:mine.money', 'account:mine.more'] as const;

export interface MemberGroup {
  readonly heading: string;
  readonly entries: readonly MenuItem[];
}

/** The member list in its groups, which are the hundreds of the order. A group that is left without an entry is not there. */
export const groupMenuEntries = (entries: readonly MenuItem[]): MemberGroup[] =>
  headings
    .map((heading, at) => ({ heading, entries: entries.filter(({ order }) => Math.floor(order / 100) === at + 1) }))
    .filter((group) => group.entries.length > 0);

export const useMemberEntries = (slot: 'memberTiles' | 'memberList', member: MemberFacts): MenuItem[] => {
  const features = useFeatures();
  const flags = useFlags();
  const { type, toUpline } = member;
  return useMemo(
    () => getMenuEntries(features, slot, flags, { type, toUpline }),
    [features, slot, flags, type, toUpline],
  );
};
