import { Skeleton } from '@livery/ui/skeleton';
import styles from './help.module.css';

const rows = [0, 1, 2, 3, 4];

/** Loading placeholder of the help entries. */
export const HelpLoading = () => (
  <div className={styles.list} aria-busy>
    {rows.map((row) => (
      <div key={row} className={styles.entry}>
        <div className={styles.question}>
          <Skeleton style={{ inlineSize: `${48 + ((row * 17) % 36)}%` }} />
        </div>
      </div>
    ))}
  </div>
);
