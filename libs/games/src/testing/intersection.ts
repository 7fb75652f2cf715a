/** Stands in for the browser's observer: everything that is watched is in sight. happy-dom lays nothing out. */
export const makeEverythingVisible = (): void => {
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    #tell: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#tell = callback;
    }

    observe(target: Element) {
      queueMicrotask(() =>
        this.#tell(
          [{ isIntersecting: true, target } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
    }

    unobserve() {}

    disconnect() {}

    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
};
