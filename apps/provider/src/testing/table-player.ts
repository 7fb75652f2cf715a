import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { MyBet, PublicBet, TableRoundView } from '../engine/table/table-views.ts';

type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

const patience = { timeout: 15_000, interval: 10 };

/** Player at a shared table, connected through the real routes and the real event stream. */
export const joinTable = async (origin: string, player: string) => {
  const leaving = new AbortController();
  const post = async (path: string, body: object, bearer = '') => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  const opened = await post('/api/session', { token: `launch-${randomUUID()}.${player}`, vendor: 'TEST' });
  const bearer = String(opened.body['bearer']);
  const call = (path: string, body: object = {}) => post(path, body, bearer);
  const receivedEvents: Event[] = [];
  const stream = await fetch(`${origin}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: leaving.signal,
  });
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) receivedEvents.push(JSON.parse(event.slice(6)) as Event);
    }
  };
  read().catch(() => undefined);
  const last = (type: string): Event | undefined => receivedEvents.findLast((event) => event.type === type);
  const round = (): TableRoundView | undefined => last('round')?.['round'] as TableRoundView | undefined;

  return {
    call,
    round,
    myBets: () => (last('mine')?.['bets'] ?? []) as MyBet[],
    publicBets: () => (last('bets')?.['bets'] ?? []) as PublicBet[],
    /**
     * Waits until the table is in the given phase. If `before` is a round id, waits for the phase of a round with
     * another id.
     */
    phase: (phase: string, before?: string) =>
      vi.waitFor(() => {
        const now = round();
        if (now?.phase !== phase || now.roundId === before)
          throw new Error(`The table is at ${now?.phase}, not at ${phase}`);
        return now;
      }, patience),
    bet: (bet: unknown, { betId = randomUUID() as string, roundId = round()?.roundId } = {}) =>
      call('/api/bets', { betId, roundId, bet }),
    leave: () => leaving.abort(),
  };
};
