/**
 * Scrolls the page to `offset`, in CSS px from the top, and scrolls there again after each change of the page's height.
 * While sections of the page load, the page can be too short for the offset, and new sections move the content. Ends
 * when the visitor scrolls. Returns a function that ends it earlier.
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
  // Without a visitor's action, the page scrolls only when its height changes. A scroll without a change of the height
  // is therefore a scroll by the visitor.
  const handleScroll = () => {
    if (scrollY !== position && document.body.offsetHeight === height) stop();
  };
  addEventListener('scroll', handleScroll, { signal: controller.signal, passive: true });
  return stop;
};
