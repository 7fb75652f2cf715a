import { MegaphoneIcon } from '@livery/ui/icons/megaphone';
import styles from './announcement-bar.module.css';

/** The place of the titles in the page as it comes. */
export function AnnouncementBarPlaceholder() {
  return (
    <div className={`${styles.root} ${styles.place}`}>
      <MegaphoneIcon />
    </div>
  );
}
