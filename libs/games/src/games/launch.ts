import { PrizeMode } from '@livery/contract/enums/prize-mode';
import { loginFrom } from '@livery/kit/paths';
import { getSession } from '@livery/kit/session';
import type { MouseEvent } from 'react';
import type { GameCard } from './game-card.ts';
import { launchPath } from './launch-path.ts';

/** The link that opens a game. */
export interface Launch {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDownCapture?: () => void;
}

/** How the first tiles are opened before the vendors are known, by whose lists the current prize mode goes. A guest comes to a game by the log-in. */
export const firstLaunch = (game: GameCard): Launch => {
  const href = launchPath(game, PrizeMode.Lott);
  return { href: getSession() ? href : loginFrom(href) };
};
