import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './tile-grid.module.css';

export type TileGridProps = ComponentProps<'ul'> & {
  /** Width divided by height of all images in the grid, 3/4 by default. */
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
  /**
   * Button in the upper corner of the tile, e.g. to mark a favourite. It is beside the link or
   * button of the tile in the document, because a link must not contain a button.
   */
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
