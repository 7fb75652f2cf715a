import styles from './extra-banner.module.css';

/** The place of the further banner. */
export const ExtraBannerPlace = () => <div className={styles.root} />;
