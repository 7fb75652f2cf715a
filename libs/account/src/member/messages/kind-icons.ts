import type { MessageSummary } from '@livery/api/notifications/inbox';
import type { IconProps } from '@livery/ui/icon';
import { ClockIcon } from '@livery/ui/icons/clock';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { GiftIcon } from '@livery/ui/icons/gift';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { SparklesIcon } from '@livery/ui/icons/sparkles';
import type { ComponentType } from 'react';

export const kindIcons: Readonly<Record<MessageSummary['kind'], ComponentType<IconProps>>> = {
  welcome: SparklesIcon,
  money: CoinsIcon,
  promotion: GiftIcon,
  security: ShieldIcon,
  service: HeadsetIcon,
  play: ClockIcon,
};
