import { Spinner } from '@livery/ui/spinner';
import styles from './loading-screen.module.css';

/** While a screen's chunk is on its way; shown only once that has taken noticeably long. */
export const LoadingScreen = () => (
  <div className={styles.pending} aria-busy>
    <Spinner />
  </div>
);
