import { useGameVendorsQuery } from '@livery/api/games';
import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { NodeType } from '@livery/contract/enums';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import type { GameCard } from './game-card.ts';
import type { Launch } from './launch.ts';
import { launchPath } from './launch-path.ts';
import { moveToGame } from './move-to-game.ts';
import { prefetchLaunch } from './prefetch-launch.ts';
import { prizeModeFrom } from './prize-mode.ts';

/** The link that opens a game: for a member its tile grows into it, a guest is led to the log-in and from there to the game. */
export const useLaunch = (): ((game: GameCard) => Launch) => {
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  const { data } = useGameVendorsQuery({ language: useSettledLanguage() });
  const prizeMode = prizeModeFrom(data?.sorting);
  return useCallback(
    (game) => {
      const href = launchPath(game, prizeMode);
      if (!isMember) return { href: loginFrom(href) };
      if (game.nodeType === NodeType.Vendor) return { href };
      return {
        href,
        onPointerDownCapture: prefetchLaunch,
        onClick: (event) => moveToGame(event, () => void navigate(href, { state: { game } })),
      };
    },
    [isMember, prizeMode, navigate],
  );
};
