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

/**
 * Icons of the menu by name. The menu entries in the feature manifests (`*.feature.ts`) contain these names. A test
 * fails if an entry contains a name that is not in this table.
 */
export const memberIcons: Readonly<Record<string, ComponentType<IconProps>>> = {
  chart: ChartIcon,
  chat: ChatIcon,
  clock: ClockIcon,
  deposit: DepositIcon,
  download: DownloadIcon,
  gift: GiftIcon,
  headset: HeadsetIcon,
  history: HistoryIcon,
  link: LinkIcon,
  mail: MailIcon,
  percent: PercentIcon,
  receipt: ReceiptIcon,
  send: SendIcon,
  shield: ShieldIcon,
  ticket: TicketIcon,
  trophy: TrophyIcon,
  users: UsersIcon,
  withdraw: WithdrawIcon,
};
