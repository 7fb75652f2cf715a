import { useEffect } from 'react';
import { useSeenGames } from '../seen-games/use-seen-games.ts';
import type { GameCard } from './game-card.ts';
import type { TileParts } from './tiles.ts';
import { useTileParts } from './use-tiles.ts';

interface TileKeeperProps {
  readonly games: readonly GameCard[] | undefined;
  readonly onParts: (parts: TileParts) => void;
}

/** Gives the first tiles, which are drawn before this is here, all that tiles can do, and remembers their games. Draws nothing. */
export function TileKeeper({ games, onParts }: TileKeeperProps) {
  const parts = useTileParts();
  useEffect(() => onParts(parts), [onParts, parts]);
  useSeenGames(games);
  return null;
}
