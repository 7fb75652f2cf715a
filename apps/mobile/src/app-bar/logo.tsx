import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './logo.module.css';

/** The brand's logo, as a link to the home page. */
export const Logo = () => {
  const { t } = useTranslation('shell');
  const { logo, name } = useBrand();
  return (
    <Link href={paths.home} className={styles.logo} aria-label={t('header.home', { name })}>
      <img src={logo.src} width={logo.width} height={logo.height} alt="" />
    </Link>
  );
};
