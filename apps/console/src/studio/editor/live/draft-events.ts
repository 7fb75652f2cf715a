import { draftEventsPath } from '@livery/contract/operators/drafts';
import type { Person } from '../model/editor-context.ts';
import { createRetryDelay } from './retry-delay.ts';

interface DraftEventHandlers {
  /**
   * Called with the sequence number of the draft's last operation (a stored edit). After each new connection, called
   * with infinity, because the client may have missed operations.
   */
  readonly onSequence: (sequence: number) => void;
  readonly onPeople: (people: readonly Person[]) => void;
  /**
   * Called when the base of the draft (the brand from which it inherits) may have a new version, and after each new
   * connection.
   */
  readonly onBase: () => void;
}

const parse = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};

const readSequence = (value: unknown): number | undefined => {
  const sequence = typeof value === 'object' && value !== null ? (value as { sequence?: unknown }).sequence : value;
  return typeof sequence === 'number' ? sequence : undefined;
};

const readPeople = (value: unknown): readonly Person[] | undefined => {
  const people = (value as { readonly people?: unknown } | undefined)?.people;
  return Array.isArray(people) ? (people as readonly Person[]) : undefined;
};

/**
 * Listens to the events of a draft. The browser reconnects after a lost connection, and this function reconnects
 * after a rejected connection. Returns a function that ends the connection.
 */
export const followDraft = (
  { brand, draftId }: { readonly brand: string; readonly draftId: string },
  { onSequence, onPeople, onBase }: DraftEventHandlers,
): (() => void) => {
  const url = draftEventsPath.replace(':brand', brand).replace(':draftId', draftId);
  const delay = createRetryDelay();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    const created = new EventSource(url);
    source = created;
    created.addEventListener('open', () => {
      delay.reset();
      // While there was no connection, the editor may have missed operations of the draft and new versions of its
      // base.
      onSequence(Number.POSITIVE_INFINITY);
      onBase();
    });
    created.addEventListener('operations', ({ data }: MessageEvent) => {
      const sequence = readSequence(parse(data));
      if (sequence !== undefined) onSequence(sequence);
    });
    created.addEventListener('people', ({ data }: MessageEvent) => {
      const people = readPeople(parse(data));
      if (people) onPeople(people);
    });
    created.addEventListener('base', onBase);
    created.addEventListener('error', () => {
      if (created.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, delay.next());
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};
