import { MemberType } from '@livery/contract/enums';
import type { PlayBreak } from '@livery/contract/responsible-gaming';
import type { Feature } from '@livery/kit/feature/define-feature';
import { useFeatures } from '@livery/kit/feature/feature-context';
import { useFlags } from '@livery/kit/flags';
import { getAccessDenial } from '@livery/kit/access';
import { useSession } from '@livery/kit/session';
import { getMenuItems, type MenuItem } from '@livery/kit/feature/menu';
import type { Flags } from '@livery/merchant/flags';
import { useMemo } from 'react';

type MemberSlot = 'memberTiles' | 'memberList';
type MemberMenuItem = MenuItem<MemberSlot>;

/** Data of the member. Together with the feature flags, it decides which menu entries are visible. */
export interface MemberFacts {
  readonly type: number;
  /**
   * True when the gateway allows the member to transfer money to the upline (the agent above the member). False while
   * the gateway's response is pending.
   */
  readonly toUpline: boolean;
  /** Active break from play: a temporary cool-off or a self-exclusion. Undefined if the member takes no break. */
  readonly pause?: PlayBreak | undefined;
}

/**
 * Returns true if the menu shows the entry to this visitor. A guest also sees entries for members. A tap on such an
 * entry opens the login.
 */
const isFor = (
  { feature, flag, requiresUpline }: MemberMenuItem,
  flags: Flags,
  { type, toUpline, pause }: MemberFacts,
): boolean => {
  const denial = getAccessDenial(
    feature,
    { token: '', userName: '', merchantCode: '', type, firstTimeLogin: false, pause },
    flags,
  );
  if (denial === 'off' || denial === 'agents-only' || denial === 'break' || (flag && !flags[flag])) return false;
  return !requiresUpline || (toUpline && type !== MemberType.AgentNoUpline);
};

/**
 * Returns the menu entries of the member center that this visitor sees, sorted by their order number. `slot` selects
 * the entries of the tiles or of the list.
 */
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

/**
 * Groups the menu entries by their order number: 100 to 199 belong to the first heading, 200 to 299 to the second, and
 * 300 to 399 to the third. Omits groups without entries.
 */
export const groupMenuEntries = (entries: readonly MemberMenuItem[]): MemberGroup[] =>
  headings
    .map((heading, at) => ({ heading, entries: entries.filter(({ order }) => Math.floor(order / 100) === at + 1) }))
    .filter((group) => group.entries.length > 0);

export const useMemberEntries = (slot: MemberSlot, member: MemberFacts): MemberMenuItem[] => {
  const features = useFeatures();
  const flags = useFlags();
  const { type, toUpline } = member;
  const pause = useSession()?.pause;
  return useMemo(
    () => getMenuEntries(features, slot, flags, { type, toUpline, pause }),
    [features, slot, flags, type, toUpline, pause],
  );
};
