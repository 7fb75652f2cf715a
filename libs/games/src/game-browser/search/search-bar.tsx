import { SearchField } from '@livery/ui/search-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../game-tiles/games.module.css';

interface SearchBarProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (name: string) => void;
  /** Buttons after the search field. */
  readonly end?: ReactNode;
}

/** Search field above a list. The search starts when the visitor presses Enter. */
export function SearchBar({ label, value, onSearch, end }: SearchBarProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.bar}>
      <SearchField
        key={value}
        className={styles.search}
        label={label}
        clearLabel={t('search.clear')}
        defaultValue={value}
        maxLength={60}
        onSearch={onSearch}
      />
      {end}
    </div>
  );
}
