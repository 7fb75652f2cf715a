import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { NodeType } from '@livery/contract/enums';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { LaunchLink } from './navigation/launch-link.ts';
import { getLaunchPath } from './navigation/launch-path.ts';
import { navigateWithTransition } from './navigation/navigate-to-game.ts';
import { getPrizeMode } from './navigation/prize-mode.ts';

/**
 * Returns a function that creates the link of a game tile. For a guest, the link opens the log-in first. For a member,
 * a tap animates the tile's image into the page of the game. If the tile is a vendor (a provider of games), the link
 * opens the list of its games without an animation.
 */
export const useLaunch = (): ((game: GameCard) => LaunchLink) => {
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  const prizeMode = getPrizeMode(data?.sorting);
  return useCallback(
    (game) => {
      const href = getLaunchPath(game, prizeMode);
      if (!isMember) return { href: loginPathWithReturn(href) };
      if (game.nodeType === NodeType.Vendor) return { href };
      return {
        href,
        onClick: (event) => navigateWithTransition(event, () => void navigate(href, { state: { game } })),
      };
    },
    [isMember, prizeMode, navigate],
  );
};
