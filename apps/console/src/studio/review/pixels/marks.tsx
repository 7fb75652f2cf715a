import type { Review } from '../review.api.ts';
import type { Region } from './compare-boxes.ts';
import styles from './marks.module.css';

interface MarksProps {
  readonly regions: readonly Region[];
  /** Comments with a position on this screen. */
  readonly pins: Review['comments'];
  readonly scale: number;
  readonly scrollTop: number;
}

/**
 * Marks on a screen: the regions that differ, and the positions of comments. Lists beside the screen contain the same
 * information as text.
 */
export const Marks = ({ regions, pins, scale, scrollTop }: MarksProps) => (
  <div className={styles.marks} aria-hidden>
    {regions.map(({ left, top, width, height }, index) => (
      <span
        // The order of the regions is fixed, so the position of a region can be its React key.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={styles.region}
        style={{
          insetInlineStart: left * scale,
          insetBlockStart: (top - scrollTop) * scale,
          inlineSize: width * scale,
          blockSize: height * scale,
        }}
      />
    ))}
    {pins.map(({ commentId, pin, resolvedBy }, index) =>
      pin ? (
        <span
          key={commentId}
          className={styles.pin}
          data-resolved={resolvedBy !== null}
          style={{ insetInlineStart: pin.x * scale, insetBlockStart: (pin.y - scrollTop) * scale }}
        >
          {index + 1}
        </span>
      ) : null,
    )}
  </div>
);
