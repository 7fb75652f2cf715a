import type { RoundRecord, SeatRecord, SessionRecord } from '../rounds/records.ts';
import { roundRecord, seatRecord, sessionRecord } from '../rounds/records.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './journal.ts';

// A type, not an interface: an interface has no index signature and would not do as tables of a journal.
export type ProviderTables = {
  rounds: Map<string, RoundRecord>;
  seats: Map<string, SeatRecord>;
  sessions: Map<string, SessionRecord>;
};
export type ProviderStore = Journal<ProviderTables>;

const schemas = { rounds: roundRecord, seats: seatRecord, sessions: sessionRecord };

/** Opens the provider's memory in a folder of its own. Throws when the journal there is damaged. */
export const openProviderStore = (folder: string): Promise<ProviderStore> =>
  openJournal<ProviderTables>(folder, { rounds: new Map(), seats: new Map(), sessions: new Map() }, (table, value) => {
    if (!Object.hasOwn(schemas, table)) throw new TypeError(`no table "${table}"`);
    return schemas[table as keyof typeof schemas].parse(value);
  });
