import { useTexts } from '../i18n/use-texts.ts';
import styles from './none.module.css';

/** A value that does not exist, such as the live version of a brand without one. */
export const None = () => <span className={styles.root}>{useTexts('shell')('none')}</span>;
