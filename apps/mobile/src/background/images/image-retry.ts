import './image-retry.css';

/** Milliseconds between the failure of an image and the only automatic retry. */
const retryDelayMs = 4000;

const getImages = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0;
const reload = (image: HTMLImageElement): void => {
  if (!image.isConnected) return;
  // Makes the image visible, because some components hide a failed image and the browser does not load a hidden image.
  image.hidden = false;
  // Setting the same `src` again makes the browser request the image again.
  image.setAttribute('src', image.getAttribute('src')!);
};

/**
 * Shows an empty space or the alternative text in place of the browser's icon for a broken image. Requests each
 * failed image once more after a delay, because a poor connection may recover. Also requests each failed image again
 * whenever the phone is back online.
 * @returns a function that stops the retries
 */
export const retryFailedImages = (): (() => void) => {
  /**
   * Maps each failed image to the URL that failed. If the same URL fails again, no second automatic retry is started.
   */
  const failedSources = new WeakMap<HTMLImageElement, string>();
  const stop = new AbortController();

  const markFailed = (image: HTMLImageElement): void => {
    const { alt, src } = image;
    const link = alt && image.closest('a');
    // The attribute `data-failed` hides the image completely, including its alternative text. An image without an
    // alternative text always gets the attribute. An image in a link also gets it, because the style sheet shows the
    // text on the link. Any other image does not get it, so that its alternative text stays visible.
    if (link || !alt) image.dataset.failed = '';
    if (link) link.dataset.failedImageAlt = alt;
    if (failedSources.get(image) === src) return;
    failedSources.set(image, src);
    setTimeout(reload, retryDelayMs, image);
  };
  const clearFailure = (image: HTMLImageElement): void => {
    if (!failedSources.delete(image)) return;
    delete image.dataset.failed;
    delete image.closest('a')?.dataset.failedImageAlt;
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
