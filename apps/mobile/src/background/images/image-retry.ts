import './image-retry.css';

/** Time until a picture that failed is asked for once more. */
const retryDelayMs = 4000;

const getImages = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0;
const reload = (image: HTMLImageElement): void => {
  if (!image.isConnected) return;
  // Some components take a failed picture out of the page themselves, where the browser would not ask for it.
  image.hidden = false;
  // Said again, an address is asked for again.
  image.setAttribute('src', image.getAttribute('src')!);
};

/**
 * Keeps the browser's sign of a broken picture out of the page: the place stays
 * empty and says the picture's words, if it has any. On a poor network the next
 * try may be luckier, so each is asked for once more after a while, and whenever
 * the phone is online again. Answers how to stop.
 */
export const retryFailedImages = (): (() => void) => {
  /** The address that failed last, which is not asked for a third time. */
  const failedSources = new WeakMap<HTMLImageElement, string>();
  const stop = new AbortController();

  const markFailed = (image: HTMLImageElement): void => {
    const { alt, src } = image;
    const link = alt && image.closest('a');
    // Words that nobody else can write stay with the browser.
    if (link || !alt) image.dataset.failed = '';
    if (link) link.dataset.words = alt;
    if (failedSources.get(image) === src) return;
    failedSources.set(image, src);
    setTimeout(reload, retryDelayMs, image);
  };
  const clearFailure = (image: HTMLImageElement): void => {
    if (!failedSources.delete(image)) return;
    delete image.dataset.failed;
    delete image.closest('a')?.dataset.words;
  };
  const listen = (event: 'error' | 'load', handle: (image: HTMLImageElement) => void): void =>
    document.addEventListener(event, ({ target }) => target instanceof HTMLImageElement && handle(target), {
      capture: true,
      signal: stop.signal,
    });

  listen('error', markFailed);
  listen('load', clearFailure);
  addEventListener(
    'online',
    () =>
      getImages()
        .filter((image) => failedSources.has(image))
        .forEach(reload),
    { signal: stop.signal },
  );
  // Those of before.
  getImages().filter(isBroken).forEach(markFailed);
  return () => stop.abort();
};
