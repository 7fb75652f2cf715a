import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameCard } from './game-card.ts';
import { launchPath } from './launch-path.ts';
import { moveToGame } from './move-to-game.ts';

export interface Launch {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** The link that opens a game: for a member its tile grows into it, a guest is led to the log-in and back here. */
export const useLaunch = (): ((game: GameCard) => Launch) => {
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (game) => {
      if (!isMember) return { href: loginFrom(pathname + search) };
      const href = launchPath(game);
      return { href, onClick: (event) => moveToGame(event, () => void navigate(href, { state: { game } })) };
    },
    [isMember, pathname, search, navigate],
  );
};
