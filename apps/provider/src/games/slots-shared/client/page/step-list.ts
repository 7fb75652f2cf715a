/** Marks the steps of a list up to a number. The step with the index `current` is also the current one for assistive technology. */
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
