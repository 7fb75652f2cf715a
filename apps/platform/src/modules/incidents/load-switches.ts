import type { Database } from '../../core/db/database.ts';
import { incidentSwitches } from './incident-switches.tables.ts';

export type SwitchKind = (typeof incidentSwitches.$inferSelect)['kind'];

/** Stands for all brands, and for the subject of a switch that has none. */
export const everything = '*';

interface Channel {
  readonly id: string;
  readonly merchant: string;
  /** Code of the payment provider. */
  readonly provider: string;
}

/** What is off now. The methods read the memory of the gateway. */
export interface Switches {
  readonly isVendorOff: (vendor: string, merchant: string) => boolean;
  readonly isChannelOff: (channel: Channel) => boolean;
  readonly areWithdrawalsPaused: (merchant: string) => boolean;
  /** Brands whose withdrawals are paused, or `all`. */
  readonly getPausedBrands: () => 'all' | readonly string[];
}

const toKey = (kind: SwitchKind, merchant: string, subject: string): string => `${kind}/${merchant}/${subject}`;

/** Loads the switches of all brands. `reload` reads them again; a later call never leaves an earlier state. */
export const loadSwitches = async (
  db: Database,
): Promise<{ readonly switches: Switches; readonly reload: () => Promise<void> }> => {
  let paused: readonly string[] = [];
  let off: ReadonlySet<string> = new Set();
  const load = async (): Promise<void> => {
    const rows = await db.select().from(incidentSwitches);
    paused = rows.filter(({ kind }) => kind === 'withdrawals').map(({ merchant }) => merchant);
    off = new Set(rows.map(({ kind, merchant, subject }) => toKey(kind, merchant, subject)));
  };
  const isOff = (kind: SwitchKind, merchant: string, subject: string): boolean =>
    off.has(toKey(kind, merchant, subject)) || off.has(toKey(kind, everything, subject));
  await load();

  // Loads run one after the other, so that a slow one does not overwrite the result of the next one.
  let running: Promise<void> = Promise.resolve();
  return {
    reload: () => {
      running = running.then(load, load);
      return running;
    },
    switches: {
      isVendorOff: (vendor, merchant) => isOff('vendor', merchant, vendor),
      isChannelOff: ({ id, merchant, provider }) =>
        isOff('channel', merchant, id) || isOff('channel', merchant, provider),
      areWithdrawalsPaused: (merchant) => isOff('withdrawals', merchant, everything),
      getPausedBrands: () => (paused.includes(everything) ? 'all' : paused),
    },
  };
};
