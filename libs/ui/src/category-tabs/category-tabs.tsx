import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './category-tabs.module.css';
import { scrollToSelected } from './scroll-to-selected.ts';
import { getNextTabIndex } from './tab-keys.ts';

export interface CategoryTab {
  id: string;
  label: string;
  icon?: ReactNode;
  /**
   * URL that the category opens. If the items have URLs, the component renders links in a
   * navigation. Otherwise, it renders the tabs of a tablist.
   */
  href?: string;
}

export type CategoryTabsProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** Accessible name of the row for screen readers. */
  label: string;
  items: readonly CategoryTab[];
  /** Id of the selected category. */
  value: string;
  onSelect?: (id: string) => void;
  variant?: 'tabs' | 'pills' | 'icons';
  /** Id of the element that shows the content of the selected tab (attribute `aria-controls`). */
  controls?: string;
};

/**
 * A row of categories that scrolls horizontally. The categories are tabs, or links when the items
 * have an `href`. The row has its own padding at the sides, so its container must have none.
 */
export function CategoryTabs({
  label,
  items,
  value,
  onSelect,
  variant = 'tabs',
  controls,
  className,
  ...props
}: CategoryTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const isNav = items.some((item) => item.href !== undefined);
  useLayoutEffect(() => scrollToSelected(row.current));

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = items.findIndex((item) => item.id === value);
    const to = getNextTabIndex(event, from, items.length);
    const target = to === undefined ? undefined : items[to];
    if (to === undefined || !target) return;
    event.preventDefault();
    onSelect?.(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  const entries = items.map((item) => {
    const isSelected = item.id === value;
    const state = isNav
      ? { 'aria-current': isSelected ? ('page' as const) : undefined }
      : {
          role: 'tab',
          'aria-selected': isSelected,
          'aria-controls': isSelected ? controls : undefined,
          tabIndex: isSelected ? 0 : -1,
          onKeyDown: handleKeyDown,
        };
    return (
      <Pressable
        key={item.id}
        href={item.href}
        className={styles.item}
        data-selected={isSelected}
        onClick={() => onSelect?.(item.id)}
        {...state}
      >
        {item.icon && <span className={styles.icon}>{item.icon}</span>}
        <span className={styles.label}>{item.label}</span>
      </Pressable>
    );
  });
  const indicator = variant === 'tabs' && <span className={styles.indicator} aria-hidden />;

  return (
    <div className={cx(styles.root, className)} data-variant={variant} {...props}>
      {isNav ? (
        <nav ref={row} aria-label={label} className={styles.row}>
          {entries}
          {indicator}
        </nav>
      ) : (
        <div ref={row} role="tablist" aria-label={label} className={styles.row}>
          {entries}
          {indicator}
        </div>
      )}
    </div>
  );
}
