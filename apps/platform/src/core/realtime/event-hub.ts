import type { PubSub } from '../shared-store/shared-store.ts';
import type { Win } from './win.ts';

/**
 * Event that a gateway instance sends to all instances. Each instance forwards most events to the open pages of the app
 * or the console.
 */
export type RealtimeEvent =
  | { readonly type: 'balance'; readonly memberId: string; readonly balance: number; readonly currency: string }
  | {
      readonly type: 'winner';
      readonly merchant: string;
      readonly win: Omit<Win, 'settledAt'> & { readonly settledAt: string };
    }
  /**
   * Bets of a member on a lottery draw have won. `payout` is the sum of the winnings of this member from the draw, and
   * `stake` is the sum of the member's stakes. Both are in minor units.
   */
  | {
      readonly type: 'lotteryWin';
      readonly memberId: string;
      readonly nodeId: string;
      readonly code: string;
      readonly numero: string;
      readonly payout: number;
      readonly stake: number;
      readonly currency: string;
    }
  | { readonly type: 'rewards'; readonly memberId: string }
  /**
   * An agent starts a packet rain: members in the agent's team can claim parts of an amount of money. All members
   * below the agent receive this event. `lineage` is the path of the agent in the agent tree.
   */
  | { readonly type: 'rain'; readonly merchant: string; readonly lineage: string }
  /**
   * An environment of a brand, such as `staging`, now serves another release (published version of the brand). Only
   * gateways receive this event, not pages.
   */
  | { readonly type: 'release'; readonly brand: string }
  /**
   * A brand has a new version of its document. Operators who edit a draft of a brand that inherits from this brand
   * are notified.
   */
  | { readonly type: 'version'; readonly brand: string }
  /** A host name of a brand was added or removed, or the result of its ownership check has changed. */
  | { readonly type: 'hosts'; readonly brand: string }
  /** An operator has ended the preview of a draft on a phone. Only gateways receive this event, not pages. */
  | { readonly type: 'previewEnded'; readonly previewId: string }
  /**
   * A draft of a brand document has new operations (changes of single values), or its name or state has changed.
   * `sequence` is the number of the newest operation.
   */
  | { readonly type: 'draft'; readonly brand: string; readonly draftId: string; readonly sequence: number }
  /**
   * An operator is editing a value of a draft. The console reports this regularly, so that other operators see who
   * edits which value.
   */
  | { readonly type: 'draftPresence'; readonly draftId: string; readonly person: DraftPerson }
  | { readonly type: 'session'; readonly tokenHash: string }
  | { readonly type: 'unread'; readonly memberId: string; readonly unreadCount: number };

/**
 * Operator who works in a draft. `path` is the path of the value that the operator edits, or null if no value is
 * edited.
 */
export interface DraftPerson {
  readonly operatorId: string;
  readonly name: string;
  readonly path: readonly string[] | null;
}

export interface EventHub {
  readonly publish: (event: RealtimeEvent) => Promise<void>;
  /** Calls `listener` for each event. Returns a function that ends the subscription. */
  readonly subscribe: (listener: (event: RealtimeEvent) => void) => () => void;
}

/**
 * Creates the hub that delivers the events of all gateway instances to the pages that are connected to this instance.
 * If an event cannot be published, `onError` is called with the error. `publish` itself does not fail, so the call that
 * publishes the event succeeds.
 */
export const createEventHub = (pubSub: PubSub, onError: (error: unknown) => void): EventHub => {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  pubSub.subscribe((message) => {
    const event = JSON.parse(message) as RealtimeEvent;
    for (const listener of listeners) listener(event);
  });
  return {
    publish: (event) => pubSub.publish(JSON.stringify(event)).catch(onError),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
