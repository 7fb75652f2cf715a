import type { Random } from '@livery/demo/random';

/** Delivers a request or a response. */
type Message = () => Promise<void> | void;

/** Percentages of the requests with each fault, and maximum delays in ticks. */
export interface NetworkFaults {
  readonly lostRequests: number;
  readonly lostResponses: number;
  /** Requests that arrive at the gateway twice. */
  readonly repeatedRequests: number;
  /** Requests that arrive so late that the editor has already stopped waiting for them. */
  readonly lateRequests: number;
  readonly maxDelay: number;
}

export const badNetwork: NetworkFaults = {
  lostRequests: 6,
  lostResponses: 6,
  repeatedRequests: 12,
  lateRequests: 5,
  maxDelay: 4,
};

export const goodNetwork: NetworkFaults = {
  lostRequests: 0,
  lostResponses: 0,
  repeatedRequests: 0,
  lateRequests: 0,
  maxDelay: 1,
};

/** Ticks after which an editor stops waiting for a response. */
const timeout = 12;

/** Way of one request through the network: the delays of its copies, and the delay of each response. */
interface Route {
  /** Delay of each copy that arrives at the gateway. Empty if the request is lost. */
  readonly requestDelays: readonly number[];
  /** Delay of the response to each copy. Undefined if the response is lost. */
  readonly responseDelays: readonly (number | undefined)[];
}

export interface NetworkCall<Response> {
  /** Sends the request to a gateway. `copy` is 0 for the first copy of the request, and 1 for the second. */
  readonly perform: (copy: number) => Promise<Response>;
  /** Called once: with the first response, or with undefined if none arrives in time. */
  readonly onEnd: (response: Response | undefined) => void;
  /** Called with a response that arrives after `onEnd`. */
  readonly onLateResponse: (response: Response) => void;
}

/**
 * Creates a network that loses, repeats, delays and reorders requests and responses. Its time is counted in ticks.
 * Messages of the same tick are delivered at the same time, so their requests run at the same time at the gateways.
 */
export const createNetwork = (random: Random) => {
  let tick = 0;
  let faults = badNetwork;
  let messages: { readonly at: number; readonly deliver: Message }[] = [];
  const counts = { requests: 0, lostRequests: 0, lostResponses: 0, repeatedRequests: 0, lateRequests: 0 };

  const post = (delay: number, deliver: Message): void => void messages.push({ at: tick + delay, deliver });

  const chance = (name: Exclude<keyof NetworkFaults, 'maxDelay'>): boolean => {
    const isHit = random.below(100) < faults[name];
    if (isHit) counts[name] += 1;
    return isHit;
  };

  const drawRoute = (): Route => {
    counts.requests += 1;
    if (chance('lostRequests')) return { requestDelays: [], responseDelays: [] };
    const delay = chance('lateRequests') ? timeout + 1 + random.below(timeout) : 1 + random.below(faults.maxDelay);
    const requestDelays = chance('repeatedRequests') ? [delay, 1 + random.below(2 * timeout)] : [delay];
    const responseDelays = requestDelays.map(() =>
      chance('lostResponses') ? undefined : 1 + random.below(faults.maxDelay),
    );
    return { requestDelays, responseDelays };
  };

  return {
    counts,
    setFaults: (next: NetworkFaults): void => void (faults = next),
    isEmpty: (): boolean => messages.length === 0,
    /** Delivers an event after a random delay, or loses it. */
    post: (deliver: Message): void => {
      if (random.below(100) >= faults.lostResponses) post(1 + random.below(faults.maxDelay), deliver);
    },
    /**
     * Sends a request. `cancel` ends the call, and none of its functions is called any more. `disconnect` ends it too,
     * but calls `onEnd` if the call has no response yet.
     */
    call: <Response>({ perform, onEnd, onLateResponse }: NetworkCall<Response>) => {
      let state: 'waiting' | 'ended' | 'cancelled' = 'waiting';
      const end = (response: Response | undefined): void => {
        if (state === 'waiting') {
          state = 'ended';
          onEnd(response);
        } else if (state === 'ended' && response !== undefined) onLateResponse(response);
      };
      const { requestDelays, responseDelays } = drawRoute();
      post(timeout, () => end(undefined));
      for (const [copy, delay] of requestDelays.entries())
        post(delay, async () => {
          const response = await perform(copy);
          const responseDelay = responseDelays[copy];
          if (responseDelay !== undefined) post(responseDelay, () => end(response));
        });
      const cancel = (): void => void (state = 'cancelled');
      const disconnect = (): void => {
        end(undefined);
        cancel();
      };
      return { cancel, disconnect };
    },
    /** Advances the time by one tick and delivers the messages of this tick. */
    advance: async (): Promise<void> => {
      tick += 1;
      const due = messages.filter(({ at }) => at <= tick);
      messages = messages.filter(({ at }) => at > tick);
      await Promise.all(due.map(({ deliver }) => deliver()));
    },
  };
};

export type SimulatedNetwork = ReturnType<typeof createNetwork>;
