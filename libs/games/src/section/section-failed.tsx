import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

interface SectionFailedProps {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Error message in place of a section that failed to load. */
export function SectionFailed({ onRetry, isRetrying }: SectionFailedProps) {
  const { t } = useTranslation(['games', 'shell']);
  return (
    <div role="status" className={styles.failed}>
      {t('section.failed')}
      <Button tone="plain" size="small" isPending={isRetrying} onClick={onRetry}>
        {t('shell:action.retry')}
      </Button>
    </div>
  );
}
