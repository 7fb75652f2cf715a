import { MemberType } from '@livery/contract/enums';
import type { Feature } from '@livery/kit/feature/define-feature';
import { useFeatures } from '@livery/kit/feature/feature-context';
import { useFlags } from '@livery/kit/flags';
import { getAccessDenial } from '@livery/kit/access';
import { getMenuItems, type MenuItem } from '@livery/kit/feature/menu';
import type { Flags } from '@livery/merchant/flags';
import { useMemo } from 'react';

type MemberSlot = 'memberTiles' | 'memberList';
type MemberMenuItem = MenuItem<MemberSlot>;

/** Facts about the member that entries depend on, besides the flags. */
export interface MemberFacts {
  readonly type: number;
  /** True when the gateway allows transfers to the upline. False until it has responded. */
  readonly toUpline: boolean;
}

/** True when the entry is visible for this member. A guest sees the entries of a member, and each one opens the login. */
const isFor = (
  { feature, flag, requiresUpline }: MemberMenuItem,
  flags: Flags,
  { type, toUpline }: MemberFacts,
): boolean => {
  const denial = getAccessDenial(
    feature,
    { token: '', userName: '', merchantCode: '', type, firstTimeLogin: false },
    flags,
  );
  if (denial === 'off' || denial === 'agents-only' || (flag && !flags[flag])) return false;
  return !requiresUpline || (toUpline && type !== MemberType.AgentNoUpline);
};

/** Visible entries of a member center slot, in their order. */
export const getMenuEntries = (
  features: readonly Feature[],
  slot: MemberSlot,
  flags: Flags,
  member: MemberFacts,
): MemberMenuItem[] => getMenuItems(features, slot).filter((entry) => isFor(entry, flags, member));

const headings = ['account:mine.rewards', 'account:mine.money', 'account:mine.more'] as const;

export interface MemberGroup {
  readonly heading: (typeof headings)[number];
  readonly entries: readonly MemberMenuItem[];
}

/** Groups the entries by the hundreds of their order. Omits empty groups. */
export const groupMenuEntries = (entries: readonly MemberMenuItem[]): MemberGroup[] =>
  headings
    .map((heading, at) => ({ heading, entries: entries.filter(({ order }) => Math.floor(order / 100) === at + 1) }))
    .filter((group) => group.entries.length > 0);

export const useMemberEntries = (slot: MemberSlot, member: MemberFacts): MemberMenuItem[] => {
  const features = useFeatures();
  const flags = useFlags();
  const { type, toUpline } = member;
  return useMemo(
    () => getMenuEntries(features, slot, flags, { type, toUpline }),
    [features, slot, flags, type, toUpline],
  );
};
