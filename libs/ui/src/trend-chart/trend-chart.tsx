import { type ComponentProps, type PointerEvent, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { pageDirection } from '../internal/page-direction.ts';
import styles from './trend-chart.module.css';

export interface TrendPoint {
  /**
   * Day as formatted text. The chart shows it beside the heading if the day is selected. The
   * first and the last day are also shown below the chart.
   */
  readonly label: string;
  readonly value: number;
  /** Value as formatted text. The chart shows it beside the heading if the day is selected. */
  readonly text: string;
}

export type TrendChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /**
   * Accessible name of the chart. It must describe the chart and mention the table with the
   * same numbers, e.g. "Result of each day; the table below has the same numbers".
   */
  label: string;
  heading: string;
  /** One point per day. The oldest day is first. */
  points: readonly TrendPoint[];
  /**
   * Kind of the chart. `bars` draws a bar up or down from zero for each day. `line` draws a
   * line through the values.
   */
  kind?: 'bars' | 'line';
};

/** Width of one day in SVG units. */
const step = 10;
const height = 100;
const margin = 4;

/**
 * A chart with one value per day. Beside the heading, it shows the value of the day under the
 * pointer. Without a pointer, it shows the value of the last day. The page must also have a
 * table with the same numbers.
 */
export function TrendChart({
  label,
  heading,
  points,
  kind = 'bars',
  className,
  ...props
}: TrendChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const isMirrored = pageDirection() === 'rtl';
  const width = Math.max(1, points.length) * step;
  const values = points.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const y = (value: number): number =>
    top === bottom
      ? height - margin
      : margin + ((top - value) / (top - bottom)) * (height - 2 * margin);
  const x = (index: number): number => (isMirrored ? points.length - 1 - index : index) * step;
  const chosen = points[Math.min(selectedIndex ?? points.length - 1, points.length - 1)];

  const handlePoint = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const index = Math.min(
      points.length - 1,
      Math.max(0, Math.floor(((clientX - left) / wide) * points.length)),
    );
    setSelectedIndex(isMirrored ? points.length - 1 - index : index);
  };

  return (
    <figure className={cx(styles.root, className)} {...props}>
      <figcaption className={styles.header}>
        <span className={styles.heading}>{heading}</span>
        {chosen && (
          <span className={styles.chosen}>
            <span className={styles.day}>{chosen.label}</span>
            <bdi className={styles.value}>{chosen.text}</bdi>
          </span>
        )}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={handlePoint}
        onPointerDown={handlePoint}
        onPointerLeave={() => setSelectedIndex(undefined)}
      >
        {selectedIndex !== undefined && (
          <rect className={styles.mark} x={x(selectedIndex)} width={step} y={0} height={height} />
        )}
        <line
          className={styles.zero}
          x1={0}
          x2={width}
          y1={y(0)}
          y2={y(0)}
          vectorEffect="non-scaling-stroke"
        />
        {kind === 'bars' ? (
          <Bars points={points} x={x} y={y} />
        ) : (
          <Line points={points} x={x} y={y} />
        )}
      </svg>
      <div className={styles.scale} aria-hidden>
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 && points.at(-1)?.label}</span>
      </div>
    </figure>
  );
}

interface ShapeProps {
  readonly points: readonly TrendPoint[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

const Bars = ({ points, x, y }: ShapeProps) =>
  points.map(({ label, value }, index) => (
    <rect
      key={label}
      className={value >= 0 ? styles.plus : styles.minus}
      x={x(index) + step * 0.18}
      width={step * 0.64}
      y={Math.min(y(0), y(value))}
      height={Math.max(value === 0 ? 0 : 0.8, Math.abs(y(value) - y(0)))}
    />
  ));

const Line = ({ points, x, y }: ShapeProps) => {
  if (points.length === 0) return null;
  const centre = (index: number) => x(index) + step / 2;
  const path = points.map(({ value }, index) => `${centre(index)} ${y(value)}`).join('L');
  return (
    <>
      <path
        className={styles.area}
        d={`M${centre(0)} ${y(0)}L${path}L${centre(points.length - 1)} ${y(0)}z`}
      />
      <path className={styles.line} d={`M${path}`} vectorEffect="non-scaling-stroke" />
    </>
  );
};
