import { MegaphoneIcon } from '@livery/ui/icons/megaphone';
import styles from './announcement-bar.module.css';

/** Placeholder for the titles of the announcements in the prerendered page. */
export function AnnouncementBarPlaceholder() {
  return (
    <div className={`${styles.root} ${styles.place}`}>
      <MegaphoneIcon />
    </div>
  );
}
