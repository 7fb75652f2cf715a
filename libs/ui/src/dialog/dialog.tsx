import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { cx } from '../internal/cx.ts';
import '../internal/backdrop.css';
import styles from './dialog.module.css';

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /**
   * Buttons in the footer. The main button must be the last one. Without buttons, there is no
   * footer.
   */
  actions?: ReactNode;
  /**
   * Accessible name of the close button. Without this text, there is no close button, and one of
   * the actions must close the dialog.
   */
  closeLabel?: string;
  /** True if the user must choose an action. A tap outside then does not close the dialog. */
  isDecision?: boolean;
};

/**
 * A question or a message in the middle of the screen. Load this component with `import()`, so that
 * its library (Base UI) is not part of the first load of the app.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  actions,
  closeLabel,
  isDecision,
  className,
  children,
  ...props
}: DialogProps) {
  const actionsRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal={isDecision}>
      <Base.Portal>
        <Base.Backdrop data-backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            role={isDecision ? 'alertdialog' : 'dialog'}
            className={cx(styles.root, className)}
            initialFocus={() => actionsRef.current?.querySelector<HTMLElement>('button, a') ?? null}
            data-closable={closeLabel !== undefined}
            {...props}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {/* `tabIndex` makes long text scrollable with the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles.body} tabIndex={0}>
              {children}
            </div>
            {actions && (
              <div ref={actionsRef} className={styles.actions}>
                {actions}
              </div>
            )}
            {closeLabel && (
              <Base.Close
                render={
                  <IconButton label={closeLabel} className={styles.close}>
                    <CloseIcon />
                  </IconButton>
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
