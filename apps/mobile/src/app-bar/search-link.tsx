import { paths } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { SearchIcon } from '@livery/ui/icons/search';
import { useTranslation } from 'react-i18next';

/**
 * Icon that links to the search of all games. The header of the home page does not contain it, because the log-in or
 * the balance needs the space.
 */
export const SearchLink = () => {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('title.search')} href={paths.search}>
      <SearchIcon />
    </IconButton>
  );
};
