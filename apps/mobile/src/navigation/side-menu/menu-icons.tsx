import type { IconProps } from '@livery/ui/icon';
import { ChecklistIcon } from '@livery/ui/icons/checklist';
import { CrownIcon } from '@livery/ui/icons/crown';
import { DepositIcon } from '@livery/ui/icons/deposit';
import { DownloadIcon } from '@livery/ui/icons/download';
import { GiftIcon } from '@livery/ui/icons/gift';
import { InviteIcon } from '@livery/ui/icons/invite';
import { PercentIcon } from '@livery/ui/icons/percent';
import { SearchIcon } from '@livery/ui/icons/search';
import { ShareIcon } from '@livery/ui/icons/share';
import { TargetIcon } from '@livery/ui/icons/target';
import { TrophyIcon } from '@livery/ui/icons/trophy';
import { WalletIcon } from '@livery/ui/icons/wallet';
import { WithdrawIcon } from '@livery/ui/icons/withdraw';
import type { ComponentType } from 'react';

/**
 * Icons of the side menu by name. The names are in the menu entries of the feature manifests (`*.feature.ts`), which
 * list the pages of each feature. A test fails if an icon is missing.
 */
export const menuIcons: Readonly<Record<string, ComponentType<IconProps>>> = {
  checklist: ChecklistIcon,
  crown: CrownIcon,
  deposit: DepositIcon,
  download: DownloadIcon,
  gift: GiftIcon,
  invite: InviteIcon,
  percent: PercentIcon,
  search: SearchIcon,
  share: ShareIcon,
  target: TargetIcon,
  trophy: TrophyIcon,
  wallet: WalletIcon,
  withdraw: WithdrawIcon,
};
