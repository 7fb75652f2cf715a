import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import type { DraftPerson, EventHub } from '../../../core/realtime/event-hub.ts';

/** Milliseconds after the last report until a person no longer counts as present. Editors report every 15 seconds. */
const presenceLife = seconds(30);
/**
 * Maximum number of people in one draft, and maximum number of drafts with people. Without these limits, reports could
 * fill the memory of the gateway.
 */
const maxPeople = 100;
const maxDrafts = 1000;

interface Entry {
  readonly person: DraftPerson;
  /** Unix time in milliseconds from which the person no longer counts as present. */
  readonly until: number;
}

export interface DraftPresence {
  /**
   * Reports to all gateways which value of a draft a person edits. The report replaces all earlier reports of this
   * person, even those from another tab of the browser.
   */
  readonly report: (draftId: string, person: DraftPerson) => Promise<void>;
  readonly list: (draftId: string) => readonly DraftPerson[];
  /** Calls a listener when the list of people in a draft changes. Returns a function that ends the subscription. */
  readonly subscribe: (draftId: string, listener: () => void) => () => void;
}

/**
 * Creates the list of the people who work in drafts. Editors report their presence every 15 seconds, and every gateway
 * receives each report. Each gateway stores the list in its memory. After the start of a gateway, its list is complete
 * as soon as each editor has reported once.
 */
export const createPresence = (hub: EventHub, clock: Clock): DraftPresence => {
  const drafts = new Map<string, Map<string, Entry>>();
  const listeners = new Set<{ readonly draftId: string; readonly notify: () => void }>();

  const findPeople = (draftId: string): Map<string, Entry> => {
    const people = drafts.get(draftId) ?? new Map<string, Entry>();
    const now = clock.now().getTime();
    for (const [operatorId, { until }] of people) if (until <= now) people.delete(operatorId);
    return people;
  };

  const add = (draftId: string, person: DraftPerson): void => {
    const people = findPeople(draftId);
    // A map lists its keys in the order in which they were added. Removing a key and adding it again moves it to the
    // end. The oldest reports are therefore at the start of each map.
    people.delete(person.operatorId);
    people.set(person.operatorId, { person, until: clock.now().getTime() + presenceLife });
    drafts.delete(draftId);
    drafts.set(draftId, people);
    const [oldestPerson] = people.keys();
    if (people.size > maxPeople && oldestPerson !== undefined) people.delete(oldestPerson);
    const [oldestDraft] = drafts.keys();
    if (drafts.size > maxDrafts && oldestDraft !== undefined) drafts.delete(oldestDraft);
  };

  const isKnown = (draftId: string, person: DraftPerson): boolean =>
    JSON.stringify(findPeople(draftId).get(person.operatorId)?.person) === JSON.stringify(person);

  const receive = (draftId: string, person: DraftPerson): void => {
    const hasChanged = !isKnown(draftId, person);
    add(draftId, person);
    if (!hasChanged) return;
    for (const listener of listeners) if (listener.draftId === draftId) listener.notify();
  };
  hub.subscribe((event) => {
    if (event.type === 'draftPresence') receive(event.draftId, event.person);
  });

  return {
    report: async (draftId, person) => {
      // The hub also delivers the event to this gateway, but later. Applying the report here makes the list of this
      // gateway correct immediately.
      receive(draftId, person);
      await hub.publish({ type: 'draftPresence', draftId, person });
    },
    list: (draftId) => [...findPeople(draftId).values()].map(({ person }) => person),
    subscribe: (draftId, notify) => {
      const listener = { draftId, notify };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
