import styles from './secondary-banner.module.css';

/** Placeholder of the secondary banner. */
export const SecondaryBannerPlaceholder = () => <div className={styles.root} />;
