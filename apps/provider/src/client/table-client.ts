import type { RoundView, TableView } from '../http/table-view.ts';
import type { PageFacts } from './page-facts.ts';
import { tabMemory } from './tab-memory.ts';

export type Answer<Value> = { readonly status: 'done'; readonly value: Value } | { readonly status: 'refused'; readonly errorCode: string; readonly balance?: number };

export interface SpinOrder {
  readonly roundId: string;
  readonly kind: 'paid' | 'free';
  /** Minor units. */
  readonly bet: number;
}

export interface TableClient {
  /** Sits down with the launch token, or with what this tab remembers after a reload. */
  readonly open: () => Promise<Answer<TableView>>;
  /** Asks for the same round until there is an answer. `onLost` is told of each lost one. */
  readonly spin: (order: SpinOrder, onLost: () => void) => Promise<Answer<RoundView>>;
  /** The spin that a reload interrupted. */
  readonly interrupted: () => SpinOrder | undefined;
}

const attempts = 40;
const timeoutMs = 25_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const post = async <Value>(path: string, body: object, bearer?: string): Promise<Answer<Value>> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const json = await response.json();
  if (response.ok) return { status: 'done', value: json };
  if (typeof json?.errorCode === 'string' && response.status < 500) return { status: 'refused', ...json };
  throw new Error(`HTTP ${response.status}`);
};

export const createTableClient = ({ vendor, launchToken }: PageFacts): TableClient => {
  const savedBearer = tabMemory('livery.bearer');
  const savedOrder = tabMemory('livery.order');
  let bearer = savedBearer.read();

  const launch = async (token: string): Promise<Answer<TableView>> => {
    const answer = await post<TableView & { bearer: string }>('/api/session', { token, vendor });
    if (answer.status === 'done') {
      bearer = answer.value.bearer;
      savedBearer.write(bearer);
      savedOrder.write(undefined);
    }
    return answer;
  };

  return {
    open: async () => {
      try {
        if (launchToken) return await launch(launchToken);
        return await post<TableView>('/api/table', {}, bearer);
      } catch {
        return { status: 'refused', errorCode: 'system.busy' };
      }
    },
    spin: async (order, onLost) => {
      savedOrder.write(JSON.stringify(order));
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        try {
          const answer = await post<RoundView>('/api/spin', order, bearer);
          savedOrder.write(undefined);
          return answer;
        } catch {
          onLost();
          await pause(Math.min(500 * attempt, 4000));
        }
      }
      return { status: 'refused', errorCode: 'system.busy' };
    },
    interrupted: () => {
      const order = savedOrder.read();
      return order === undefined ? undefined : (JSON.parse(order) as SpinOrder);
    },
  };
};
