import { Button } from '@livery/ui/button';
import { useAct } from '../api/use-act.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import styles from './older-button.module.css';

interface OlderButtonProps {
  /** Query of a list that loads page by page, the newest entries first. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => { readonly unwrap: () => Promise<unknown> };
  };
}

/**
 * Button below a list that loads the next page, with older entries. After the last page, the button disappears and its
 * place receives the focus.
 */
export const OlderButton = ({ query }: OlderButtonProps) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const t = useTexts('shell');
  const act = useAct();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    <div className={styles.root} {...focusFallback}>
      {hasNextPage && (
        <Button
          className={styles.button}
          size="small"
          isPending={isFetchingNextPage}
          onClick={() => void act({ unwrap: () => fetchNextPage().unwrap() })}
        >
          {t('action.older')}
        </Button>
      )}
    </div>
  );
};
