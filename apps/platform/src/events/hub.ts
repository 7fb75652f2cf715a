import type { Win } from '../winners/winner-board.ts';
import type { Bus } from '../shared-state/shared-state.ts';

/** What happens that an open page wants to know of. */
export type Happening =
  | { readonly type: 'balance'; readonly memberId: string; readonly balance: number; readonly currency: string }
  | {
      readonly type: 'winner';
      readonly merchant: string;
      readonly win: Omit<Win, 'settledAt'> & { readonly settledAt: string };
    }
  | { readonly type: 'rewards'; readonly memberId: string }
  | { readonly type: 'session'; readonly tokenHash: string }
  | { readonly type: 'unread'; readonly memberId: string; readonly unreadCount: number };

export interface Hub {
  readonly publish: (happening: Happening) => Promise<void>;
  /** Answers what ends the subscription. */
  readonly subscribe: (listener: (happening: Happening) => void) => () => void;
}

/** Tells the pages that are open here of what happens on any instance. Telling is never a reason for a call to fail. */
export const createHub = (bus: Bus, onTrouble: (error: unknown) => void): Hub => {
  const listeners = new Set<(happening: Happening) => void>();
  bus.subscribe((message) => {
    const happening = JSON.parse(message) as Happening;
    for (const listener of listeners) listener(happening);
  });
  return {
    publish: (happening) => bus.publish(JSON.stringify(happening)).catch(onTrouble),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
