import { paths } from '@livery/kit/paths';
import { SearchIcon } from '@livery/ui/icons/search';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './search-bar.module.css';

/** Link to the search of all games, in the form of a search field. If the space is narrow, only its icon is visible. */
export const SearchBar = () => {
  const { t } = useTranslation('shell');
  const label = t('title.search');
  return (
    <Link href={paths.search} className={styles.root} aria-label={label}>
      <SearchIcon />
      <span className={styles.label}>{label}</span>
    </Link>
  );
};
