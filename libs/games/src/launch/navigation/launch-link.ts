import { PrizeMode } from '@livery/contract/enums/prize-mode';
import { loginPathWithReturn } from '@livery/kit/paths';
import { getSession } from '@livery/kit/session';
import type { MouseEvent } from 'react';
import type { GameCard } from '../../game-data/game-card.ts';
import { getLaunchPath } from './launch-path.ts';

export interface LaunchLink {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Returns the link of a game tile before the list of vendors has loaded. The list decides the prize mode (price list)
 * of lotteries, so the link of a lottery contains the default prize mode until then. For a guest, the link opens the
 * log-in first, and then the game.
 */
export const getInitialLaunchLink = (game: GameCard): LaunchLink => {
  const href = getLaunchPath(game, PrizeMode.Lott);
  return { href: getSession() ? href : loginPathWithReturn(href) };
};
