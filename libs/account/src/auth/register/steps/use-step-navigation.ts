import { useEffect, useRef, type RefObject } from 'react';
import { findStepForField, type RegisterStep } from './register-steps.ts';

interface StepNavigationOptions<Name extends string> {
  readonly steps: readonly RegisterStep[];
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly setFocus: (name: Name) => void;
}

interface StepNavigation<Name extends string> {
  /** Reference for the heading of the steps. It gets the focus when the step changes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the step with a field and focuses the field. */
  readonly showField: (name: Name) => void;
}

/**
 * Moves the focus when the step of the form changes: to the heading of the new step, or to a field with an error. The
 * focus moves only after the new step has rendered, because a hidden field cannot get the focus.
 */
export const useStepNavigation = <Name extends string>({
  steps,
  step,
  onStep,
  setFocus,
}: StepNavigationOptions<Name>): StepNavigation<Name> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wantedField = useRef<Name>(undefined);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const name = wantedField.current;
    wantedField.current = undefined;
    if (name === undefined) heading.current?.focus();
    else setFocus(name);
  }, [step, setFocus]);

  const showField = (name: Name): void => {
    const at = findStepForField(steps, name);
    if (at === step) return setFocus(name);
    wantedField.current = name;
    onStep(at);
  };
  return { heading, showField };
};
