import { Spinner } from '@livery/ui/spinner';
import styles from './loading-screen.module.css';

/** Loading view of a screen's chunk. Visible only after a noticeable delay. */
export const LoadingScreen = () => (
  <div className={styles.pending} aria-busy>
    <Spinner />
  </div>
);
