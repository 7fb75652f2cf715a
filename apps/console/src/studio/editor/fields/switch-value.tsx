import { type ReactNode, useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import { SwitchControl } from './switch-control.tsx';

interface SwitchValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: ReactNode;
  /** Called when the switch is toggled. Replaces the default action, which sets the value in the document. */
  readonly onToggle?: (isOn: boolean) => void;
}

/** Switch for one boolean value of the brand document. */
export const SwitchValue = ({ path, label, hint, onToggle }: SwitchValueProps) => {
  const id = useId();
  const field = useField(path);
  return (
    <FieldFrame id={id} label={label} hint={hint} field={field} isRow>
      <SwitchControl
        id={id}
        checked={field.value === true}
        disabled={!field.canEdit}
        aria-describedby={toMessageId(id)}
        onFocus={field.focus}
        onChange={(event) => (onToggle ?? field.set)(event.currentTarget.checked)}
      />
    </FieldFrame>
  );
};
