/** Throws when the page scrolls horizontally. The error names the elements that are too wide. */
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
