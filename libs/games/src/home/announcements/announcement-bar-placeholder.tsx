import { MegaphoneIcon } from '@livery/ui/icons/megaphone';
import styles from './announcement-bar.module.css';

/** Placeholder of the announcement titles in the prerendered page. */
export function AnnouncementBarPlaceholder() {
  return (
    <div className={`${styles.root} ${styles.place}`}>
      <MegaphoneIcon />
    </div>
  );
}
