import { isAgent, MemberType } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import type { Flag, Flags } from '@livery/merchant/flags';
import type { IconProps } from '@livery/ui/icon';
import { ChartIcon } from '@livery/ui/icons/chart';
import { ChatIcon } from '@livery/ui/icons/chat';
import { ClockIcon } from '@livery/ui/icons/clock';
import { DepositIcon } from '@livery/ui/icons/deposit';
import { DownloadIcon } from '@livery/ui/icons/download';
import { GiftIcon } from '@livery/ui/icons/gift';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { HistoryIcon } from '@livery/ui/icons/history';
import { LinkIcon } from '@livery/ui/icons/link';
import { MailIcon } from '@livery/ui/icons/mail';
import { PercentIcon } from '@livery/ui/icons/percent';
import { ReceiptIcon } from '@livery/ui/icons/receipt';
import { SendIcon } from '@livery/ui/icons/send';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { TicketIcon } from '@livery/ui/icons/ticket';
import { TrophyIcon } from '@livery/ui/icons/trophy';
import { UsersIcon } from '@livery/ui/icons/users';
import { WithdrawIcon } from '@livery/ui/icons/withdraw';
import type { ComponentType } from 'react';

/** What an entry may depend on beside the flags. */
export interface MemberFacts {
  readonly type: number;
  /** Whether money may be moved to the upline; false until the gateway has said so. */
  readonly toUpline: boolean;
}

/** What an entry counts beside its label, when it is above 0. */
export type MemberCount = 'unclaimed' | 'unread';

export interface MemberEntry {
  readonly path: `/${string}`;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
  /** All of them must be on. */
  readonly flags: readonly Flag[];
  readonly isFor?: (member: MemberFacts) => boolean;
  readonly counts?: MemberCount;
  /** A guest may go there too. */
  readonly isOpen?: true;
}

export interface MemberGroup {
  readonly heading: string;
  readonly entries: readonly MemberEntry[];
}

const betting: MemberEntry = { path: paths.gameRecord, label: 'shell:title.gameRecord', Icon: TicketIcon, flags: ['TRANSBETREPMEM3'] };
const movements: MemberEntry = { path: paths.transactions, label: 'shell:title.transactions', Icon: ReceiptIcon, flags: ['TRANSREC3'] };

/** The tiles under the balance. */
export const quickTiles: readonly MemberEntry[] = [
  { path: paths.deposit, label: 'shell:title.deposit', Icon: DepositIcon, flags: ['DEPOSIT'] },
  betting,
  movements,
  { path: paths.security, label: 'shell:title.security', Icon: ShieldIcon, flags: ['PERSPNL3'] },
];

/** The member list of the specification, in groups. */
export const memberGroups: readonly MemberGroup[] = [
  {
    heading: 'account:mine.rewards',
    entries: [
      { path: paths.rewardCenter, label: 'shell:title.rewards', Icon: GiftIcon, flags: ['REWCEN3'], counts: 'unclaimed' },
      { path: paths.inviteFriends, label: 'account:mine.referral', Icon: LinkIcon, flags: ['REFERRAL'] },
      { path: paths.missions, label: 'account:mine.mission', Icon: TrophyIcon, flags: ['MISSIONLB3', 'MISSION'] },
      { path: paths.manualRebate, label: 'shell:title.rebate', Icon: PercentIcon, flags: ['MANPLAYREB3'] },
      { path: paths.rebateReport, label: 'shell:title.rebateReport', Icon: PercentIcon, flags: ['PLYRBT'] },
    ],
  },
  {
    heading: 'account:mine.money',
    entries: [
      { path: paths.depositRecord, label: 'shell:title.loadRecord', Icon: HistoryIcon, flags: ['DEPRECM3'] },
      { path: paths.withdrawRecord, label: 'shell:title.withdrawRecord', Icon: WithdrawIcon, flags: ['WITHREC3'] },
      movements,
      betting,
      { path: paths.profitLoss, label: 'shell:title.profit', Icon: ChartIcon, flags: ['PERSREP'] },
      {
        path: paths.transferUpline,
        label: 'shell:title.transferUp',
        Icon: SendIcon,
        flags: ['AGETRANSFERUP3'],
        isFor: ({ type, toUpline }) => toUpline && type !== MemberType.AgentNoUpline,
      },
    ],
  },
  {
    heading: 'account:mine.more',
    entries: [
      { path: paths.agent, label: 'account:mine.agent', Icon: UsersIcon, flags: ['AGEINFO3'], isFor: ({ type }) => isAgent(type) },
      { path: paths.messages, label: 'account:mine.news', Icon: MailIcon, flags: ['MAILCEN'], counts: 'unread' },
      { path: paths.playLimits, label: 'shell:title.playLimits', Icon: ClockIcon, flags: [] },
      { path: paths.service, label: 'shell:title.service', Icon: HeadsetIcon, flags: [], isOpen: true },
      { path: paths.download, label: 'shell:title.download', Icon: DownloadIcon, flags: [], isOpen: true },
      { path: paths.feedback, label: 'shell:title.feedback', Icon: ChatIcon, flags: ['FEEDBACK3'] },
    ],
  },
];

/** The entries that this member finds, in their order. */
export const entriesFor = (entries: readonly MemberEntry[], flags: Flags, member: MemberFacts): MemberEntry[] =>
  entries.filter((entry) => entry.flags.every((flag) => flags[flag]) && (entry.isFor?.(member) ?? true));
