import { paths, withQuery } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';

interface GamesEmptyProps {
  /** Search text. Empty without a search. */
  readonly name: string;
  readonly onShowAll: () => void;
}

/** Empty state of a list: there are no games, or no game matches the search text. */
export function GamesEmpty({ name, onShowAll }: GamesEmptyProps) {
  const { t } = useTranslation(['games', 'shell']);
  if (!name)
    return (
      <EmptyState
        kind="first-use"
        title={t('games.none')}
        action={<Button href={paths.search}>{t('shell:title.search')}</Button>}
      />
    );
  return (
    <EmptyState
      kind="no-result"
      title={t('games.noResult', { name })}
      action={
        <>
          <Button onClick={onShowAll}>{t('games.showAll')}</Button>{' '}
          <Button href={withQuery(paths.search, { q: name })}>{t('shell:title.search')}</Button>
        </>
      }
    />
  );
}
