import type { PageMessage } from '@livery/contract/operators/preview-messages';

/** Message of a page, with the id of its frame. */
interface FrameMessage {
  readonly id: number;
  readonly message: PageMessage;
}

/**
 * Delays the message `ready` of a new page until the page has painted the changes that the editor has sent to it.
 * Without the delay, the page would be visible for a moment without these changes.
 */
export const createReadyGate = () => {
  const waiting = new Map<number, { readonly ready: FrameMessage; count: number }>();
  /**
   * Returns the messages that are to be processed now. `countChanges` sends the changes to a page that is ready, and
   * returns their number. The page responds to each of them with `painted` or `error`.
   */
  return (received: FrameMessage, countChanges: () => number): readonly FrameMessage[] => {
    const { id, message } = received;
    if (message.type === 'ready') {
      const count = countChanges();
      waiting.delete(id);
      if (count === 0) return [received];
      waiting.set(id, { ready: received, count });
      return [];
    }
    const entry = waiting.get(id);
    if (!entry || (message.type !== 'painted' && message.type !== 'error')) return [received];
    entry.count -= 1;
    if (entry.count > 0) return [received];
    waiting.delete(id);
    return [received, entry.ready];
  };
};
