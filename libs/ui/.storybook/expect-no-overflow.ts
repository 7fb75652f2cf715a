/** Fails when the page can be scrolled sideways, and names the elements that reach beyond its edge. */
export const expectNoOverflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const culprits = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    })
    .slice(0, 5)
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
    );
  throw new Error(
    `The page is ${scrollWidth}px wide in a window of ${clientWidth}px: ${culprits.join(', ')}`,
  );
};
