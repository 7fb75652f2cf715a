import './failed-pictures.css';

/** Time until a picture that failed is asked for once more. */
const patienceMs = 4000;

const all = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0;
const askAgain = (picture: HTMLImageElement): void => {
  if (!picture.isConnected) return;
  // Some components take a failed picture out of the page themselves, where the browser would not ask for it.
  picture.hidden = false;
  // Said again, an address is asked for again.
  picture.setAttribute('src', picture.getAttribute('src')!);
};

/**
 * Keeps the browser's sign of a broken picture out of the page: the place stays
 * empty and says the picture's words, if it has any. On a poor network the next
 * try may be luckier, so each is asked for once more after a while, and whenever
 * the phone is online again. Answers how to stop.
 */
export const watchPictures = (): (() => void) => {
  /** The address that failed last, which is not asked for a third time. */
  const failed = new WeakMap<HTMLImageElement, string>();
  const stop = new AbortController();

  const fail = (picture: HTMLImageElement): void => {
    const { alt, src } = picture;
    const link = alt && picture.closest('a');
    // Words that nobody else can write stay with the browser.
    if (link || !alt) picture.dataset.failed = '';
    if (link) link.dataset.words = alt;
    if (failed.get(picture) === src) return;
    failed.set(picture, src);
    setTimeout(askAgain, patienceMs, picture);
  };
  const heal = (picture: HTMLImageElement): void => {
    if (!failed.delete(picture)) return;
    delete picture.dataset.failed;
    delete picture.closest('a')?.dataset.words;
  };
  const on = (event: 'error' | 'load', act: (picture: HTMLImageElement) => void): void =>
    document.addEventListener(event, ({ target }) => target instanceof HTMLImageElement && act(target), {
      capture: true,
      signal: stop.signal,
    });

  on('error', fail);
  on('load', heal);
  addEventListener(
    'online',
    () =>
      all()
        .filter((picture) => failed.has(picture))
        .forEach(askAgain),
    { signal: stop.signal },
  );
  // Those of before.
  all().filter(isBroken).forEach(fail);
  return () => stop.abort();
};
