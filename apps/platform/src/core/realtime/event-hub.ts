import type { PubSub } from '../shared-store/shared-store.ts';
import type { Win } from './win.ts';

/** Event that the gateway sends to open pages of the app and the console. */
export type RealtimeEvent =
  | { readonly type: 'balance'; readonly memberId: string; readonly balance: number; readonly currency: string }
  | {
      readonly type: 'winner';
      readonly merchant: string;
      readonly win: Omit<Win, 'settledAt'> & { readonly settledAt: string };
    }
  | { readonly type: 'rewards'; readonly memberId: string }
  /** A red packet rain begins for all members below the agent. `lineage` is the path of the agent in the agent tree. */
  | { readonly type: 'rain'; readonly merchant: string; readonly lineage: string }
  /** An environment of a brand shows another release. Gateways receive it, pages do not. */
  | { readonly type: 'release'; readonly brand: string }
  /** A brand has a new version. Drafts that inherit from the brand get it. */
  | { readonly type: 'version'; readonly brand: string }
  /** A host of a brand has another state. */
  | { readonly type: 'hosts'; readonly brand: string }
  /** The preview of an operator was ended. Gateways receive it, pages do not. */
  | { readonly type: 'previewEnded'; readonly previewId: string }
  /** A draft has new operations, or another name or state. */
  | { readonly type: 'draft'; readonly brand: string; readonly draftId: string; readonly sequence: number }
  /** Place in a draft at which an operator works. */
  | { readonly type: 'draftPresence'; readonly draftId: string; readonly person: DraftPerson }
  | { readonly type: 'session'; readonly tokenHash: string }
  | { readonly type: 'unread'; readonly memberId: string; readonly unreadCount: number };

/** Operator who works in a draft. `path` is the place of the value that they work at. */
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
 * Creates the hub that delivers the events of all instances to the pages that are connected to this instance. A failure
 * to publish is reported to `onError` and never fails a call.
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
