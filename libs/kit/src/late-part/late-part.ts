import { use, useSyncExternalStore } from 'react';

export interface LatePart<Part> {
  /** Starts the load, or joins the one under way. A load that failed can be tried again. */
  readonly bring: () => Promise<Part>;
  readonly here: () => Part | undefined;
  readonly onArrival: (listener: () => void) => () => void;
}

/** Code that the first picture does without. */
export const latePart = <Part>(load: () => Promise<Part>): LatePart<Part> => {
  let here: Part | undefined;
  let arriving: Promise<Part> | undefined;
  const listeners = new Set<() => void>();
  const arrived = (part: Part): Part => {
    here = part;
    for (const listener of listeners) listener();
    return part;
  };
  const failed = (error: unknown) => {
    arriving = undefined;
    throw error;
  };
  return {
    bring: () => (arriving ??= load().then(arrived, failed)),
    here: () => here,
    onArrival: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Loads that something drawn waits for. */
let awaited = new Map<unknown, Promise<unknown>>();

/** The load to `use` while drawing. One that failed stays: to draw again must not be to load again, without end. */
export const drawnLoad = <Part>(part: LatePart<Part>): Promise<Part> => {
  const load = awaited.get(part) ?? part.bring();
  awaited.set(part, load);
  return load as Promise<Part>;
};

/** Once failures are shown: what is drawn next loads anew what failed. */
export const forgetFailures = (): void => void (awaited = new Map());

/** The part: drawn at once where it is here, without a fallback in between, or else by suspending. A load that fails is thrown. */
export const usePart = <Part>(part: LatePart<Part>): Part => part.here() ?? use(drawnLoad(part));

/** The part once it is here; brings nothing. */
export const useArrived = <Part>({ onArrival, here }: LatePart<Part>): Part | undefined =>
  useSyncExternalStore(onArrival, here, () => undefined);

/** Between two attempts at a part that the app cannot do without. Milliseconds. */
const againMs = 3000;

/** Brings a part that the app cannot do without: again after each failure, until it is here. */
export const insistOn = (part: LatePart<unknown>): void => {
  part.bring().catch(() => setTimeout(() => insistOn(part), againMs));
};
