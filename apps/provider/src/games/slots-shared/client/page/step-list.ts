/**
 * Marks the progress in a list of steps, e.g. the multipliers of free spins. The first `reached` steps get the
 * attribute `data-reached`. The step with the index `current` gets `aria-current`.
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
