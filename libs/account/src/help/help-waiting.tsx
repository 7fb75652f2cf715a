import { Skeleton } from '@livery/ui/skeleton';
import styles from './help.module.css';

const places = [0, 1, 2, 3, 4];

/** Questions on their way. */
export const HelpWaiting = () => (
  <div className={styles.list} aria-busy>
    {places.map((place) => (
      <div key={place} className={styles.entry}>
        <div className={styles.question}>
          <Skeleton style={{ inlineSize: `${48 + ((place * 17) % 36)}%` }} />
        </div>
      </div>
    ))}
  </div>
);
