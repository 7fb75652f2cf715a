import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './more-button.module.css';

interface InfiniteQuery {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Button below a list that loads the next page, or loads the list again after a failure. Hidden on the last page. */
export const MoreButton = ({ query }: { readonly query: InfiniteQuery }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const { isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  if (!hasNextPage && !isError) return null;
  return (
    <Button
      className={styles.root}
      isWide
      isPending={isFetching}
      onClick={() => void (isError ? refetch() : fetchNextPage())}
    >
      {isError ? t('shell:action.retry') : t('center.more')}
    </Button>
  );
};
