import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './bottom-bar.module.css';

export interface Destination {
  href: string;
  label: string;
  icon: ReactNode;
  /** The filled twin of the icon, shown while selected. */
  selectedIcon?: ReactNode;
  /** Raised in the middle: the one thing the bar is for. */
  isCentre?: boolean;
  /** A bubble, when above 0. */
  count?: number;
  /** What the bubble counts, for a screen reader: "3 promotions to claim". */
  countLabel?: string;
}

export type BottomBarProps = Omit<ComponentProps<'nav'>, 'onSelect'> & {
  /** The accessible name of the bar. */
  label: string;
  destinations: readonly Destination[];
  /** The `href` of the selected destination. */
  current: string;
  /** Runs before going there; `event.preventDefault()` stays here. */
  onSelect?: (destination: Destination, event: MouseEvent) => void;
};

/** The destinations at the foot of the app. A second tap on the selected one goes back to the top. */
export function BottomBar({
  label,
  destinations,
  current,
  onSelect,
  className,
  ...props
}: BottomBarProps) {
  const handleClick = (destination: Destination, event: MouseEvent) => {
    onSelect?.(destination, event);
    if (destination.href !== current || event.defaultPrevented) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <nav aria-label={label} className={cx(styles.root, className)} {...props}>
      {destinations.map((destination) => {
        const { href, icon, selectedIcon = icon, isCentre, count = 0, countLabel } = destination;
        const isSelected = href === current;
        return (
          <Link
            key={href}
            href={href}
            className={styles.item}
            data-centre={isCentre}
            aria-current={isSelected ? 'page' : undefined}
            aria-label={count > 0 && countLabel ? `${destination.label}, ${countLabel}` : undefined}
            onClick={(event) => handleClick(destination, event)}
          >
            <span className={styles.icon}>
              {isSelected ? selectedIcon : icon}
              {count > 0 && (
                <Badge tone="danger" className={styles.badge}>
                  {count > 99 ? '99+' : count}
                </Badge>
              )}
            </span>
            <span className={styles.label}>{destination.label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
