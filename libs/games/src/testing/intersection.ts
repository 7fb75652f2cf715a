/** Replaces the browser's observer, because happy-dom has no layout: every observed element is visible. */
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
