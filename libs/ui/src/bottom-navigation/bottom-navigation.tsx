import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './bottom-navigation.module.css';

export interface BottomNavigationItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** Filled variant of the icon, shown while selected. */
  selectedIcon?: ReactNode;
  /** Raised in the middle: the main action of the bar. */
  isCentre?: boolean;
  /** Number in a badge, shown when it is above 0. */
  count?: number;
  /** Text of the badge for screen readers: "3 promotions to claim". */
  countLabel?: string;
}

export type BottomNavigationProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  /** The accessible name of the bar. */
  label: string;
  items: readonly BottomNavigationItem[];
  /** The `href` of the selected destination. */
  current: string;
  /** Runs before the navigation; `event.preventDefault()` prevents it. */
  onSelect?: (item: BottomNavigationItem, event: MouseEvent) => void;
};

/**
 * The destinations at the bottom of the app. A second tap on the selected one scrolls to the top.
 */
export function BottomNavigation({
  label,
  items,
  current,
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
    <nav aria-label={label} className={cx(styles.root, className)} {...props}>
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
