import type { ParseKeys } from 'i18next';
import { paths, withQuery } from '@livery/kit/paths';
import type { Flag } from '@livery/merchant/flags';
import type { IconProps } from '@livery/ui/icon';
import { ChartIcon } from '@livery/ui/icons/chart';
import { GiftIcon } from '@livery/ui/icons/gift';
import { GridIcon } from '@livery/ui/icons/grid';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { MailIcon } from '@livery/ui/icons/mail';
import { PercentIcon } from '@livery/ui/icons/percent';
import { ReceiptIcon } from '@livery/ui/icons/receipt';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { TicketIcon } from '@livery/ui/icons/ticket';
import { UsersIcon } from '@livery/ui/icons/users';
import type { ComponentType } from 'react';

export interface AgentTile {
  readonly path: string;
  /** Translation key of the label, in the namespace `team`. */
  readonly label: Extract<ParseKeys<'team'>, `tile.${string}`>;
  readonly Icon: ComponentType<IconProps>;
  /** Feature flag that must be on for the tile to be visible. A tile without a flag is always visible. */
  readonly flag?: Flag;
  readonly counts?: 'unread';
}

/** Tiles (links) of the agent dashboard, in the order of display. The specification defines this order. */
export const agentTiles: readonly AgentTile[] = [
  { path: paths.teamOverview, label: 'tile.overview', Icon: GridIcon, flag: 'AGEINFO3' },
  {
    path: withQuery(paths.transactions, { types: 'A' }),
    label: 'tile.transactions',
    Icon: ReceiptIcon,
    flag: 'TRANSREC3',
  },
  { path: paths.team, label: 'tile.team', Icon: UsersIcon, flag: 'AGEDOWNMAN3' },
  { path: paths.redPacketRain, label: 'tile.rain', Icon: GiftIcon, flag: 'AGEINFO3' },
  { path: paths.teamProfit, label: 'tile.profit', Icon: ChartIcon, flag: 'AGEINFO3' },
  { path: paths.teamBetting, label: 'tile.betting', Icon: TicketIcon, flag: 'AGEINFO3' },
  { path: paths.rebateSettings, label: 'tile.rebates', Icon: PercentIcon, flag: 'AGEDOWNMAN3' },
  { path: paths.rebateIncome, label: 'tile.income', Icon: CoinsIcon, flag: 'AGEINFO3' },
  { path: paths.security, label: 'tile.security', Icon: ShieldIcon, flag: 'PERSPNL3' },
  { path: paths.messages, label: 'tile.messages', Icon: MailIcon, flag: 'MAILCEN', counts: 'unread' },
  { path: paths.support, label: 'tile.service', Icon: HeadsetIcon },
];
