import styles from './secondary-banner.module.css';

export const SecondaryBannerPlaceholder = () => <div className={styles.root} />;
