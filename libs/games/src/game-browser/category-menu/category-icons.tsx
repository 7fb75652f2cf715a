import type { GameCategory } from '@livery/merchant/categories';
import type { IconProps } from '@livery/ui/icon';
import { BallIcon } from '@livery/ui/icons/ball';
import { CherryIcon } from '@livery/ui/icons/cherry';
import { DicesIcon } from '@livery/ui/icons/dices';
import { FeatherIcon } from '@livery/ui/icons/feather';
import { FishIcon } from '@livery/ui/icons/fish';
import { FlameIcon } from '@livery/ui/icons/flame';
import { GamepadIcon } from '@livery/ui/icons/gamepad';
import { SpadeIcon } from '@livery/ui/icons/spade';
import { SparklesIcon } from '@livery/ui/icons/sparkles';
import { SwordsIcon } from '@livery/ui/icons/swords';
import { TicketIcon } from '@livery/ui/icons/ticket';
import type { ComponentType } from 'react';

export const categoryIcons: Readonly<Record<GameCategory, ComponentType<IconProps>>> = {
  HOT: FlameIcon,
  SPORTS: BallIcon,
  ESPORTS: GamepadIcon,
  LIVE: SpadeIcon,
  FISH: FishIcon,
  RNG: CherryIcon,
  PVP: SwordsIcon,
  INHOUSE: SparklesIcon,
  COCKFIGHT: FeatherIcon,
  ELOTT: DicesIcon,
  LOTT: TicketIcon,
};
