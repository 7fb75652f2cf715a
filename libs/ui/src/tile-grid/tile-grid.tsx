import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './tile-grid.module.css';

export type TileGridProps = ComponentProps<'ul'> & {
  /** Width over height of all art in the grid (3/4). One ratio per category. */
  ratio?: number;
};

export function TileGrid({ ratio, className, style, ...props }: TileGridProps) {
  return (
    <ul
      className={cx(styles.root, className)}
      style={ratio ? ({ '--tile-ratio': ratio, ...style } as CSSProperties) : style}
      {...props}
    />
  );
}

export type TileCellProps = ComponentProps<'li'> & {
  /** A control over the inline-end corner of the art, a sibling of the tile: the favourite button. */
  corner?: ReactNode;
};

export function TileCell({ corner, className, children, ...props }: TileCellProps) {
  return (
    <li className={cx(styles.cell, className)} {...props}>
      {children}
      {corner && <span className={styles.corner}>{corner}</span>}
    </li>
  );
}
