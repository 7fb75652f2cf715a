import { illustrations, type EmptyStateKind } from './illustrations.ts';
import styles from './empty-state.module.css';

/** The image of an empty state. It consists of several SVG layers. */
export function EmptyStateIllustration({ kind }: { kind: EmptyStateKind }) {
  const { line, accent } = illustrations[kind];
  return (
    <svg viewBox="0 0 120 96" className={styles.image}>
      <path
        className={styles.ground}
        d="M60 6c28 0 48 16 48 42S90 90 60 90 12 74 12 48 32 6 60 6z"
      />
      <path d={line} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
