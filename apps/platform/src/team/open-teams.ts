import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { runEvery } from '../lottery/run-every.ts';
import { foldTeams } from './figures.ts';

interface Needs {
  readonly db: Database;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** How long after a fold the next one begins: so old a team's figures are at most, beside the fold itself. */
const pause = seconds(1);

/** The teams of agents: their figures, kept up from `start` on. */
export const openTeams = ({ db, warn }: Needs) => {
  const fold = (): Promise<void> => foldTeams(db);
  let stop: (() => Promise<void>) | undefined;
  return {
    fold,
    start: (): void => {
      stop ??= runEvery(pause, fold, warn('The figures of the teams could not be brought up to date; it is tried again'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
