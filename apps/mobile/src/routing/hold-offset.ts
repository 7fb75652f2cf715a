/**
 * Scrolls the page to an offset from its top, in CSS px, and keeps this offset while the height of the page changes. A
 * page that loads its parts again can be too short for the offset at first, and later parts move the content below
 * them. Ends when the visitor scrolls. Returns a function that ends it earlier.
 */
export const holdOffset = (offset: number): (() => void) => {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let position = 0;
  let height = 0;
  const scroll = () => {
    scrollTo(0, offset);
    position = scrollY;
    height = document.body.offsetHeight;
  };
  scroll();
  const resize = new ResizeObserver(scroll);
  resize.observe(document.body);
  controller.signal.addEventListener('abort', () => resize.disconnect());
  // The browser moves the page itself when the height changes. A move at the same height is that of the visitor.
  const handleScroll = () => {
    if (scrollY !== position && document.body.offsetHeight === height) stop();
  };
  addEventListener('scroll', handleScroll, { signal: controller.signal, passive: true });
  return stop;
};
