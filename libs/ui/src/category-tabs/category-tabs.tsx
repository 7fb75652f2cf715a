import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './category-tabs.module.css';
import { showSelected } from './show-selected.ts';

export interface CategoryTab {
  id: string;
  label: string;
  icon?: ReactNode;
  /** With it the entry is a link, and the whole a navigation in place of a tablist. */
  href?: string;
}

export type CategoryTabsProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** The accessible name of the list. */
  label: string;
  items: readonly CategoryTab[];
  /** The id of the selected entry. */
  value: string;
  onSelect?: (id: string) => void;
  variant?: 'tabs' | 'pills' | 'icons';
  /** The id of the panel that the tabs fill. */
  controls?: string;
};

/** A scrolling row of categories: tabs that fill a panel, or links where the entries have an `href`. */
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

  useLayoutEffect(() => showSelected(row.current), [value, items, variant]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step === undefined || isNav) return;
    event.preventDefault();
    const from = items.findIndex((item) => item.id === value);
    const to = Number.isFinite(step) ? (from + step + items.length) % items.length : step < 0 ? 0 : items.length - 1;
    const target = items[to];
    if (!target) return;
    onSelect?.(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div className={cx(styles.root, className)} data-variant={variant} {...props}>
      <div
        ref={row}
        role={isNav ? 'navigation' : 'tablist'}
        aria-label={label}
        className={styles.row}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => {
          const isSelected = item.id === value;
          return (
            <Pressable
              key={item.id}
              href={item.href}
              className={styles.item}
              data-selected={isSelected}
              onClick={() => onSelect?.(item.id)}
              {...(isNav
                ? { 'aria-current': isSelected ? 'page' : undefined }
                : {
                    role: 'tab',
                    'aria-selected': isSelected,
                    'aria-controls': isSelected ? controls : undefined,
                    tabIndex: isSelected ? 0 : -1,
                  })}
            >
              {item.icon && <span className={styles.icon}>{item.icon}</span>}
              <span className={styles.label}>{item.label}</span>
            </Pressable>
          );
        })}
        {variant === 'tabs' && <span className={styles.indicator} aria-hidden />}
      </div>
    </div>
  );
}

/** How far a key moves: one entry along or against the reading direction, or all the way (infinite). */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  return { ArrowRight: forward, ArrowLeft: -forward, Home: -Infinity, End: Infinity }[key];
}
