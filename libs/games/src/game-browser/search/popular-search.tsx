import { paths, withQuery } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { HeartIcon } from '@livery/ui/icons/heart';
import { HistoryIcon } from '@livery/ui/icons/history';
import { useTranslation } from 'react-i18next';
import { SearchBar } from './search-bar.tsx';

/** Search field for the hot games, with links to the member's recent games and favourites. */
export function PopularSearch({ value, onSearch }: { value: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation('games');
  const toPersonalListHref = (tab: string) => withQuery(paths.gameList, { gameType: 'HOT', tab });
  const links = (
    <>
      <IconButton label={t('search.recent')} href={toPersonalListHref('recent')}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={t('search.favourites')} href={toPersonalListHref('fav')}>
        <HeartIcon />
      </IconButton>
    </>
  );
  return <SearchBar label={t('search.hot')} value={value} onSearch={onSearch} end={links} />;
}
