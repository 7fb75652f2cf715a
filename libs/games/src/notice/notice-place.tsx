import { MegaphoneIcon } from '@livery/ui/icons/megaphone';
import styles from './notice-line.module.css';

/** The place of the titles in the page as it comes. */
export function NoticePlace() {
  return (
    <div className={`${styles.root} ${styles.place}`}>
      <MegaphoneIcon />
    </div>
  );
}
