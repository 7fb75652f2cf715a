/**
 * Scrolls the page to an offset from its top, in CSS px, and scrolls there again after each change of the page's
 * height. A page whose sections still load can be too short for the offset at first, and sections that load later move
 * the content. Ends when the visitor scrolls. Returns a function that ends it earlier.
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
  // After a change of the height, the browser itself can scroll the page. A scroll without a change of the height comes
  // from the visitor.
  const handleScroll = () => {
    if (scrollY !== position && document.body.offsetHeight === height) stop();
  };
  addEventListener('scroll', handleScroll, { signal: controller.signal, passive: true });
  return stop;
};
