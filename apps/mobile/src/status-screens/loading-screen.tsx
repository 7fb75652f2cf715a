import { Spinner } from '@livery/ui/spinner';
import styles from './loading-screen.module.css';

/** Loading view for a screen. It becomes visible only after a delay. */
export const LoadingScreen = () => (
  <div className={styles.pending} aria-busy>
    <Spinner />
  </div>
);
