import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { pageDirection } from '../internal/page-direction.ts';
import styles from './popover.module.css';

export type PopoverProps = ComponentProps<'div'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The control that opens it: it is placed there, and the focus goes back there. */
  anchor: RefObject<HTMLElement | null>;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
};

/** A small panel at a control. The control stays outside, so that it is there before this is loaded. Lazy: load it with `import()`. */
export function Popover({
  isOpen,
  onOpenChange,
  anchor,
  label,
  align = 'end',
  className,
  children,
  ...props
}: PopoverProps) {
  return (
    <DirectionProvider direction={pageDirection()}>
      <Base.Root
        open={isOpen}
        onOpenChange={(next, { event }) => {
          // A press on the control is the control's to answer: closing here as well would open it again.
          const isAnchor = event.target instanceof Node && anchor.current?.contains(event.target);
          if (!isAnchor || event.type === 'keydown') onOpenChange(next);
        }}
      >
        <Base.Portal>
          <Base.Positioner
            anchor={anchor}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            className={styles.positioner}
          >
            <Base.Popup
              aria-label={label}
              finalFocus={anchor}
              className={cx(styles.root, className)}
              {...props}
            >
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
