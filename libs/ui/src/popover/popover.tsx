import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { pageDirection } from '../internal/page-direction.ts';
import styles from './popover.module.css';

export type PopoverProps = ComponentProps<'div'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The control that opens it: the popover is positioned at it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
};

/**
 * A small panel at a control. The control is outside this component, so that it renders before this
 * code is loaded. Lazy: load it with `import()`.
 */
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
          // The control itself handles a press on it: closing here too would open the popover
          // again.
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
