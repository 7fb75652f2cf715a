import { getGameEngine } from '@livery/demo/engines';
import type { ProviderStore } from '../../store/provider-store.ts';
import type { RoundRecord, SessionRecord } from '../../store/records.ts';
import { playerStateKey, toRoundKey } from '../player-state-key.ts';

type Tables = Pick<ProviderStore['tables'], 'seats' | 'rounds'>;
type PlayerGame = Pick<SessionRecord, 'vendor' | 'playerId' | 'gameId'>;

/** Returns the newest round of a player at a game that was played. Undefined if there is none. */
export const findLastRound = ({ seats, rounds }: Tables, player: PlayerGame): RoundRecord | undefined => {
  const key = playerStateKey(player);
  return seats
    .get(key)
    ?.rounds.map((id) => rounds.get(toRoundKey(key, id)))
    .findLast((round) => round?.status === 'played');
};

/**
 * Returns the engine of a new session. The catalogue can assign another engine to a game. A player who still has a
 * stored state there, e.g. free spins, first finishes with the engine that stored the state.
 */
export const chooseEngine = (
  tables: Tables,
  { category, theme, ...player }: PlayerGame & Pick<SessionRecord, 'category' | 'theme'>,
): string => {
  const unfinished = tables.seats.get(playerStateKey(player))?.state !== undefined;
  const lastEngine = unfinished ? findLastRound(tables, player)?.engine : undefined;
  return lastEngine ?? getGameEngine(category, theme);
};

/**
 * Returns the engine of an open session. It stays the same until the session ends, because the page is the page of this
 * engine. Sessions of earlier versions have no engine: the page of such a session belongs to the player's last round.
 */
export const getSessionEngine = (tables: Tables, session: SessionRecord): string =>
  session.engine ?? findLastRound(tables, session)?.engine ?? getGameEngine(session.category, session.theme);
