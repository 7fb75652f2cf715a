import {
  type ComponentProps,
  type ReactNode,
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { TileGrid } from '../tile-grid/tile-grid.tsx';
import { useGridGeometry } from './use-grid-geometry.ts';
import { createVisibilityObserver, type VisibilityObserver } from './visibility-observer.ts';
import styles from './virtual-grid.module.css';

/**
 * Number of rows per chunk, a group of rows that is rendered or removed as a whole. A larger
 * chunk could take longer than one frame to render. With smaller chunks, there would be too
 * many chunks.
 */
const rowsPerChunk = 6;

export type VirtualGridProps<Item> = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly Item[];
  /**
   * Renders one item as a `TileCell` with a key. Pass the same function in every render (e.g. from
   * `useCallback`), because a new function causes a new render of all tiles.
   */
  renderTile: (item: Item, index: number) => ReactNode;
  /** Width divided by height of all images, 3/4 by default. */
  ratio?: number;
};

/**
 * A grid for a long list. Rows far from the visible area are empty placeholders. Their height is
 * known, because all tiles have the same size. With 10,000 games, the document contains about a
 * hundred tiles.
 */
export function VirtualGrid<Item>({
  items,
  renderTile,
  ratio = 3 / 4,
  className,
  ...props
}: VirtualGridProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const { columns, rowHeight } = useGridGeometry(root, ratio);
  const [observer] = useState(createVisibilityObserver);
  const chunkSize = columns * rowsPerChunk;
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => chunk * chunkSize),
    [items.length, chunkSize],
  );
  return (
    <div ref={root} className={cx(styles.root, className)} {...props}>
      {chunks.map((start) => {
        const slice = items.slice(start, start + chunkSize);
        return (
          <Chunk
            key={start}
            observer={observer}
            isFirst={start === 0}
            items={slice}
            start={start}
            height={Math.ceil(slice.length / columns) * rowHeight}
            ratio={ratio}
            renderTile={renderTile as (item: unknown, index: number) => ReactNode}
          />
        );
      })}
    </div>
  );
}

interface ChunkProps {
  observer: VisibilityObserver;
  items: readonly unknown[];
  start: number;
  height: number;
  ratio: number;
  isFirst: boolean;
  renderTile: (item: unknown, index: number) => ReactNode;
}

const Chunk = memo(function Chunk({
  observer,
  items,
  start,
  height,
  ratio,
  isFirst,
  renderTile,
}: ChunkProps) {
  const [isNear, setNear] = useState(isFirst);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => observer.observe(ref.current!, setNear), [observer]);
  return (
    <div ref={ref} style={{ blockSize: height }} className={styles.chunk}>
      {isNear && (
        <TileGrid ratio={ratio}>
          {items.map((item, index) => renderTile(item, start + index))}
        </TileGrid>
      )}
    </div>
  );
}, isSameChunk);

/**
 * Returns true if the chunk (a group of rows) does not need a new render. Compares the items and
 * not the arrays: after a new page of the list loads, the arrays are new, but the items of the
 * existing chunks are the same.
 */
function isSameChunk(previous: ChunkProps, next: ChunkProps) {
  return (
    previous.height === next.height &&
    previous.ratio === next.ratio &&
    previous.renderTile === next.renderTile &&
    previous.items.length === next.items.length &&
    previous.items.every((item, index) => item === next.items[index])
  );
}
