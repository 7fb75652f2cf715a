import { paths, withQuery } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { HeartIcon } from '@livery/ui/icons/heart';
import { HistoryIcon } from '@livery/ui/icons/history';
import { useTranslation } from 'react-i18next';
import { SearchBar } from './search-bar.tsx';

/** The search among the hot games; beside it the ways to what one played and favours. */
export function HotSearch({ value, onSearch }: { value: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation('games');
  const own = (tab: string) => withQuery(paths.gameList, { gameType: 'HOT', tab });
  const ways = (
    <>
      <IconButton label={t('search.recent')} href={own('recent')}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={t('search.favourites')} href={own('fav')}>
        <HeartIcon />
      </IconButton>
    </>
  );
  return <SearchBar label={t('search.hot')} value={value} onSearch={onSearch} end={ways} />;
}
