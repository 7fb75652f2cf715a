import { Drawer } from '@base-ui/react/drawer';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import '../internal/backdrop.css';
import { pageDirection } from '../internal/page-direction.ts';
import styles from './sheet.module.css';

type Side = 'bottom' | 'start' | 'end';

export type SheetProps = Omit<ComponentProps<'div'>, 'title'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Accessible name of the sheet. It is also the visible heading if `isTitleHidden` is not set.
   */
  title: ReactNode;
  isTitleHidden?: boolean;
  /**
   * Edge of the screen from which the sheet opens, `bottom` by default. `start` and `end`
   * depend on the reading direction.
   */
  side?: Side;
  /** Content at the bottom of the sheet. It stays visible while the other content scrolls. */
  footer?: ReactNode;
};

/**
 * A panel that slides in from an edge of the screen. A swipe closes it. Load this component with
 * `import()`, so that its library (Base UI) is not part of the first load of the app.
 */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden,
  side = 'bottom',
  footer,
  className,
  children,
  ...props
}: SheetProps) {
  return (
    <Drawer.Root open={isOpen} onOpenChange={onOpenChange} swipeDirection={getSwipeDirection(side)}>
      <Drawer.Portal>
        <Drawer.Backdrop data-backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport} data-side={side}>
          <Drawer.Popup className={cx(styles.root, className)} data-side={side} {...props}>
            {side === 'bottom' && <span className={styles.handle} />}
            <Drawer.Title className={styles.title} data-hidden-visually={isTitleHidden}>
              {title}
            </Drawer.Title>
            <Drawer.Content className={styles.body} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** Returns the direction of the swipe that closes the sheet. */
function getSwipeDirection(side: Side) {
  if (side === 'bottom') return 'down';
  return (side === 'start') === (pageDirection() === 'rtl') ? 'right' : 'left';
}
