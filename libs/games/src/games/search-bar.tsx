import { SearchField } from '@livery/ui/search-field';
import { useTranslation } from 'react-i18next';
import styles from './games.module.css';

interface SearchBarProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (name: string) => void;
}

/** A search box over a list; it searches on Enter. */
export function SearchBar({ label, value, onSearch }: SearchBarProps) {
  const { t } = useTranslation('games');
  return <SearchField key={value} className={styles.bar} label={label} clearLabel={t('search.clear')} defaultValue={value} maxLength={60} onSearch={onSearch} />;
}
