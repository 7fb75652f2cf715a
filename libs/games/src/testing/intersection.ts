/** Replaces IntersectionObserver. The test DOM has no layout, so the stub reports every observed element as visible. */
export const makeEverythingVisible = (): void => {
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element) {
      queueMicrotask(() =>
        this.#callback(
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
