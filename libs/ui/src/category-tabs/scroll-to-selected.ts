/**
 * Scrolls the row horizontally so that the selected category is in the middle. Also moves the
 * indicator, which marks the selected category, below this category. The page itself does not
 * scroll. The first call has no animation.
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
