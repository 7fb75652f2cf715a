import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './bottom-navigation.module.css';

export interface BottomNavigationItem {
  href: string;
  label: string;
  icon: ReactNode;
  /**
   * Filled icon that replaces `icon` while the item is selected. Without it, `icon` is always
   * shown.
   */
  selectedIcon?: ReactNode;
  /**
   * True for the main action in the middle of the bar. The item is then higher than the other
   * items.
   */
  isCentre?: boolean;
  /**
   * Number in the badge on the icon. A number above 99 is shown as "99+". There is no badge if
   * the number is 0 or undefined.
   */
  count?: number;
  /** Text of the badge for screen readers, e.g. "3 promotions to claim". */
  countLabel?: string;
}

export type BottomNavigationProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly BottomNavigationItem[];
  /** The `href` of the selected item. */
  current: string;
  /**
   * Form of the bar. By default, all items have labels. `pill`: only the selected item shows its
   * label. `floating`: the bar is round and does not touch the edges of the window.
   */
  variant?: 'pill' | 'floating' | undefined;
  /** Called before the link opens. `event.preventDefault()` prevents the navigation. */
  onSelect?: (item: BottomNavigationItem, event: MouseEvent) => void;
};

/**
 * The main navigation at the bottom of the app. A tap on the selected item scrolls the page to the
 * top.
 */
export function BottomNavigation({
  label,
  items,
  current,
  variant,
  onSelect,
  className,
  ...props
}: BottomNavigationProps) {
  const handleClick = (item: BottomNavigationItem, event: MouseEvent) => {
    onSelect?.(item, event);
    if (item.href !== current || event.defaultPrevented) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <nav
      aria-label={label}
      className={cx(styles.root, className)}
      data-variant={variant}
      {...props}
    >
      {items.map((item) => {
        const { href, icon, selectedIcon = icon, isCentre, count = 0, countLabel } = item;
        const isSelected = href === current;
        return (
          <Link
            key={href}
            href={href}
            className={styles.item}
            data-centre={isCentre}
            aria-current={isSelected ? 'page' : undefined}
            aria-label={count > 0 && countLabel ? `${item.label}, ${countLabel}` : undefined}
            onClick={(event) => handleClick(item, event)}
          >
            <span className={styles.icon}>
              {isSelected ? selectedIcon : icon}
              {count > 0 && (
                <Badge tone="danger" className={styles.badge}>
                  {count > 99 ? '99+' : count}
                </Badge>
              )}
            </span>
            <span className={styles.label}>{item.label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
