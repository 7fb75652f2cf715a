import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { TableRoundView } from '../engine/table/table-views.ts';

interface ReceivedEvent {
  readonly type: string;
  readonly round?: TableRoundView;
  readonly bets?: readonly unknown[];
}

/**
 * Player at a shared table, connected over a real network port. The player receives events and sends calls like a game
 * page.
 */
export const createLivePlayer = async (provider: FastifyInstance) => {
  const origin = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  const post = async (path: string, body: object, bearer = '') => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const { bearer } = (await post('/api/session', { token: `launch-${randomUUID()}`, vendor: 'TEST' })).body;
  const receivedEvents: ReceivedEvent[] = [];
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: leaving.signal,
  });
  const readEvents = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      receivedEvents.push(
        ...events
          .filter((event) => event.startsWith('data: '))
          .map((event) => JSON.parse(event.slice(6)) as ReceivedEvent),
      );
    }
  };
  readEvents().catch(() => undefined);

  return {
    receivedEvents,
    call: (path: string, body: object = {}) => post(path, body, bearer),
    bet: (roundId: string, bet: unknown, betId: string = randomUUID()) =>
      post('/api/bets', { betId, roundId, bet }, bearer),
    last: (type: string): ReceivedEvent => receivedEvents.findLast((event) => event.type === type) ?? { type },
    /** Waits until a round is in the given phase. Without `roundId`, accepts any round. */
    phase: (phase: string, roundId?: string): Promise<TableRoundView> =>
      vi.waitFor(
        () => {
          const matchingRound = receivedEvents.findLast(
            ({ round }) => round?.phase === phase && (roundId === undefined || round.roundId === roundId),
          )?.round;
          if (!matchingRound) throw new Error(`No round is ${phase} yet`);
          return matchingRound;
        },
        { timeout: 30_000, interval: 5 },
      ),
    stop: () => leaving.abort(),
  };
};
