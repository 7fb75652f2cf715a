import './image-retry.css';

/** Milliseconds until a failed image is requested once more. */
const retryDelayMs = 4000;

const getImages = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0;
const reload = (image: HTMLImageElement): void => {
  if (!image.isConnected) return;
  // Some components hide a failed image themselves, and the browser does not request a hidden image.
  image.hidden = false;
  // Setting the same address again starts a new request.
  image.setAttribute('src', image.getAttribute('src')!);
};

/**
 * Hides the browser's broken-image icon: the space stays empty and shows the alternative text, if there is one. On a
 * poor network the next attempt may succeed, so each image is requested once more after a delay, and again whenever the
 * phone is back online.
 * @returns a function that stops the retries
 */
export const retryFailedImages = (): (() => void) => {
  /** Address that failed last. It is not requested a third time. */
  const failedSources = new WeakMap<HTMLImageElement, string>();
  const stop = new AbortController();

  const markFailed = (image: HTMLImageElement): void => {
    const { alt, src } = image;
    const link = alt && image.closest('a');
    // An image without a link is not marked, because then only the browser can show the alternative text.
    if (link || !alt) image.dataset.failed = '';
    if (link) link.dataset.alt = alt;
    if (failedSources.get(image) === src) return;
    failedSources.set(image, src);
    setTimeout(reload, retryDelayMs, image);
  };
  const clearFailure = (image: HTMLImageElement): void => {
    if (!failedSources.delete(image)) return;
    delete image.dataset.failed;
    delete image.closest('a')?.dataset.alt;
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
  // Marks images that failed before the listeners were added.
  getImages().filter(isBroken).forEach(markFailed);
  return () => stop.abort();
};
