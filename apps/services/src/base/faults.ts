import * as z from 'zod';

/**
 * Simulated faults for calls that the service receives. `errorBefore`: the service does not execute the call and
 * responds with an error. With all other faults, the service executes the call. `errorAfter`: the response is an error.
 * `dropResponse`: the connection closes without a response. `garbage`: the response is not JSON. `delay`: the response
 * is late.
 */
export const callFaults = ['errorBefore', 'errorAfter', 'dropResponse', 'garbage', 'delay'] as const;

/**
 * Simulated faults for callbacks (calls that the service sends to the gateway). `twice`: sent twice. `late`: sent after
 * a delay. `outOfOrder`: sent after a later callback. `never`: not sent.
 */
export const callbackFaults = ['twice', 'late', 'outOfOrder', 'never'] as const;

export const faultRequest = z.object({
  /** Path of the calls or callbacks that have the fault. */
  path: z.string(),
  fault: z.enum([...callFaults, ...callbackFaults]),
  /** Number of calls or callbacks with the fault. */
  times: z.int().min(1).max(1000).default(1),
  /** Delay of the faults `delay` and `late`, in milliseconds. */
  delayMs: z.int().min(0).max(60_000).default(1000),
});
export type FaultRequest = z.infer<typeof faultRequest>;

export interface Faults {
  readonly add: (request: FaultRequest) => void;
  /**
   * Returns the fault for the next call or callback with this path. Decrements the number of times that this fault
   * remains active. Returns undefined if there is no fault.
   */
  readonly take: (path: string) => FaultRequest | undefined;
  readonly clear: () => void;
}

/** Creates the list of simulated faults. The list is empty until a test adds faults with the control API. */
export const createFaults = (): Faults => {
  let pending: FaultRequest[] = [];
  return {
    add: (request) => void pending.push(request),
    take: (path) => {
      const fault = pending.find((each) => each.path === path);
      if (!fault) return undefined;
      pending = pending.flatMap((each) => {
        if (each !== fault) return [each];
        return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
      });
      return fault;
    },
    clear: () => void (pending = []),
  };
};
