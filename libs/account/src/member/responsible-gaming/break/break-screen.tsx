import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../shared/use-date-time.ts';
import styles from './break.module.css';

/**
 * Replaces the pages of games, deposits and promotions during a break from play. Shows the end of the break, and links
 * to pages that the member can still open.
 */
export const BreakScreen = ({ pause: { kind, until } }: { readonly pause: PlayBreak }) => {
  const { t } = useTranslation(['play', 'shell']);
  const dateTime = useDateTime();
  const canOpen = useCanOpen();
  return (
    <EmptyState
      className={styles.screen}
      kind="break"
      title={<h1 className={styles.title}>{t(`pause.${kind}`)}</h1>}
      detail={
        <>
          <strong className={styles.end}>
            {until ? t('pause.until', { at: dateTime(until) }) : t('pause.forGood')}
          </strong>
          {t('pause.text')}
        </>
      }
      action={
        <div className={styles.actions}>
          {canOpen(paths.withdraw) && (
            <Button isWide href={paths.withdraw}>
              {t('shell:title.withdraw')}
            </Button>
          )}
          <Button isWide href={paths.responsibleGaming}>
            {t('shell:title.playLimits')}
          </Button>
          {canOpen(paths.support) && (
            <Button isWide tone="plain" href={paths.support}>
              {t('shell:title.service')}
            </Button>
          )}
        </div>
      }
    />
  );
};
