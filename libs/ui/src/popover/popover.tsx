import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { pageDirection } from '../internal/page-direction.ts';
import styles from './popover.module.css';

export type PopoverProps = ComponentProps<'div'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Element that opens the popover. The popover is next to this element. When the popover closes,
   * the element gets the focus.
   */
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name of the popover. */
  label: string;
  align?: 'start' | 'center' | 'end';
};

/**
 * A small panel next to the button that opens it. Load this component with `import()`, so that its
 * library (Base UI) is not part of the first load of the app. The button is not part of this
 * component, so it can be shown before the component has loaded.
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
          // Ignores a press on the anchor (the button that opens the popover), because the button
          // closes the popover itself. If this handler closed the popover first, the button would
          // open it again.
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
