import styles from './secondary-banner.module.css';

/** The place of the further banner. */
export const SecondaryBannerPlaceholder = () => <div className={styles.root} />;
