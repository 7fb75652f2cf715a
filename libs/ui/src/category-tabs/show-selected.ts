/**
 * Brings the selected entry to the middle of its row, without moving the page, and puts the
 * indicator under it. The first time both happen at once; after that they glide.
 */
export function showSelected(row: HTMLElement | null) {
  const selected = row?.querySelector<HTMLElement>('[data-selected=true]');
  if (!row || !selected) return;
  const was = row.style.getPropertyValue('--at');
  const now = `${selected.offsetLeft + selected.offsetWidth / 2}px`;
  if (was === now) return;
  row.style.setProperty('--at', now);
  row.scrollBy({ left: middle(selected) - middle(row), behavior: was ? 'smooth' : 'instant' });
}

function middle(element: HTMLElement) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
