import { paths } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { SearchIcon } from '@livery/ui/icons/search';
import { useTranslation } from 'react-i18next';

/** Link to the search of all games. The home page has no space for it beside the log-in or the balance. */
export const SearchLink = () => {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('title.search')} href={paths.search}>
      <SearchIcon />
    </IconButton>
  );
};
