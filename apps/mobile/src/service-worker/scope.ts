import type { PrecacheEntry } from 'workbox-precaching';

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationClick extends ExtendableEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

export interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Events {
  readonly message: { readonly data: unknown };
  readonly push: PushEvent;
  readonly notificationclick: NotificationClick;
}

/**
 * The properties of the service worker's global scope that this code uses. They are declared here, because this project
 * compiles with the TypeScript types of a page, which do not contain those of a service worker.
 */
export interface WorkerScope {
  /** List of files that the service worker downloads when it is installed. The brand's `sw.js` sets the list. */
  readonly __precache?: unknown;
  /** URL of the brand's notification icon, which the brand's `sw.js` sets. */
  readonly __icon?: unknown;
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): void;
  addEventListener<Name extends keyof Events>(type: Name, listener: (event: Events[Name]) => void): void;
}

export const workerScope = globalThis as unknown as WorkerScope;

export const isPrecacheList = (value: unknown): value is PrecacheEntry[] => Array.isArray(value);
