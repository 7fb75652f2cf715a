/**
 * Scrolls the selected entry to the middle of its row, without scrolling the page, and moves the
 * indicator under it. The first time without an animation; after that with one.
 */
export function scrollToSelected(row: HTMLElement | null) {
  const selected = row?.querySelector<HTMLElement>('[data-selected=true]');
  if (!row || !selected) return;
  const previous = row.style.getPropertyValue('--at');
  const next = `${selected.offsetLeft + selected.offsetWidth / 2}px`;
  if (previous === next) return;
  row.style.setProperty('--at', next);
  row.scrollBy({
    left: getCentre(selected) - getCentre(row),
    behavior: previous ? 'smooth' : 'instant',
  });
}

function getCentre(element: HTMLElement) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
