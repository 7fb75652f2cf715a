import { PrizeMode } from '@livery/contract/enums/prize-mode';
import { loginPathWithReturn } from '@livery/kit/paths';
import { getSession } from '@livery/kit/session';
import type { MouseEvent } from 'react';
import type { GameCard } from '../../game-data/game-card.ts';
import { getLaunchPath } from './launch-path.ts';

/** The link that opens a game. */
export interface LaunchLink {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Returns the link of the first tiles. It is used before the vendors have loaded, because the prize mode (the price
 * list of lotteries, see `getPrizeMode`) is not known before. A guest goes through the log-in.
 */
export const getInitialLaunchLink = (game: GameCard): LaunchLink => {
  const href = getLaunchPath(game, PrizeMode.Lott);
  return { href: getSession() ? href : loginPathWithReturn(href) };
};
