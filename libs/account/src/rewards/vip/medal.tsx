import styles from './medal.module.css';

/** Colours of a medal for each VIP level: light, body and shadow colour. */
const metals = [
  ['#d7dce6', '#8e98ab', '#566075'],
  ['#f2c79b', '#b9723a', '#6e3b16'],
  ['#ffffff', '#aab6c8', '#67738a'],
  ['#fff0ad', '#e0a92b', '#8c5f07'],
  ['#e9fbff', '#8fc4d6', '#3c7286'],
  ['#f3e6ff', '#a97bea', '#57309b'],
  ['#ffe3ea', '#ee5a86', '#8d1743'],
] as const;

const point = (angle: number, radius: number): string =>
  `${(32 + radius * Math.cos(angle)).toFixed(2)},${(32 + radius * Math.sin(angle)).toFixed(2)}`;
const around = (corners: number, radius: (at: number) => number): string =>
  Array.from({ length: corners }, (_, at) => point((at * 2 * Math.PI) / corners - Math.PI / 2, radius(at))).join(' ');

/** Returns the outline of the medal, which is a star with 8 + 2 × `level` points. */
const getEdgePath = (level: number): string =>
  around(2 * (8 + level * 2), (at) => (at % 2 === 0 ? 30 : 27 - level * 0.4));
const star = around(10, (at) => (at % 2 === 0 ? 13 : 5.6));

/** SVG medal of a VIP level. `isUpcoming` shows it in muted colours, for a level that the member has not reached. */
export const Medal = ({ level, isUpcoming }: { level: number; isUpcoming?: boolean }) => {
  const [light, body, deep] = metals[Math.min(level, metals.length - 1)] as (typeof metals)[number];
  const id = `medal-${level}`;
  return (
    <svg viewBox="0 0 64 64" className={styles.root} data-upcoming={isUpcoming || undefined} aria-hidden>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={body} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <linearGradient id={`${id}-in`} x1="1" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={light} />
          <stop offset="0.6" stopColor={body} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      </defs>
      <polygon points={getEdgePath(level)} fill={`url(#${id})`} />
      <circle cx="32" cy="32" r="21" fill={`url(#${id}-in)`} stroke={deep} strokeWidth="1" />
      {level === 0 ? (
        <circle cx="32" cy="32" r="7" fill={light} stroke={deep} />
      ) : (
        <polygon points={star} fill={light} stroke={deep} strokeLinejoin="round" />
      )}
      <path
        d="M16 24a18 18 0 0 1 14-10"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
};
