import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

interface SectionFailedProps {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A line in the place of a part that did not load. */
export function SectionFailed({ onRetry, isRetrying }: SectionFailedProps) {
  const { t } = useTranslation('games');
  return (
    <div role="status" className={styles.failed}>
      {t('section.failed')}
      <Button tone="plain" size="small" isPending={isRetrying} onClick={onRetry}>
        {t('shell:action.retry')}
      </Button>
    </div>
  );
}
