import { Skeleton } from '@livery/ui/skeleton';
import styles from './legal.module.css';

const lines = [44, 96, 90, 62];

/** Loading placeholder of a legal text. */
export const LegalWaiting = () => (
  <div className={styles.root} aria-busy>
    {[0, 1, 2].map((clause) => (
      <div key={clause} className={styles.clause}>
        {lines.map((percent) => (
          <Skeleton key={percent} style={{ inlineSize: `${percent}%` }} />
        ))}
      </div>
    ))}
  </div>
);
