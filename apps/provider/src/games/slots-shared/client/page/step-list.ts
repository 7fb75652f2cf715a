/**
 * Sets the attribute `data-reached` on the first `reached` steps of a list. The step with the index `current` gets
 * `aria-current`.
 */
export const markSteps = (
  steps: readonly HTMLElement[],
  { current, reached }: { readonly current: number; readonly reached: number },
): void => {
  for (const [index, step] of steps.entries()) {
    step.toggleAttribute('data-reached', index < reached);
    if (index === current) step.setAttribute('aria-current', 'step');
    else step.removeAttribute('aria-current');
  }
};
