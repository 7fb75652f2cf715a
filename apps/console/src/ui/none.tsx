import { useTexts } from '../i18n/use-texts.ts';
import styles from './none.module.css';

/** Text in place of a value that does not exist, such as the live version of a brand that has no live version. */
export const None = () => <span className={styles.root}>{useTexts('shell')('none')}</span>;
