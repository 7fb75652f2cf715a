import type { PrecacheEntry } from 'workbox-precaching';

/** What the worker uses of its global scope. The project's types are a page's, so it is named here. */
interface WorkerScope {
  /** Set by the brand's `sw.js`. */
  readonly __precache?: unknown;
  skipWaiting(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export const workerScope = globalThis as unknown as WorkerScope;

export const isPrecacheList = (value: unknown): value is PrecacheEntry[] => Array.isArray(value);
