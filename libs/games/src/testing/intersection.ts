/** Stands in for the browser's observer: everything that is watched is in sight. happy-dom lays nothing out. */
export const everythingInSight = (): void => {
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
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
