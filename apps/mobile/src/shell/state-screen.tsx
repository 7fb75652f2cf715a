import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { Heading } from './heading.tsx';
import styles from './state-screen.module.css';

type StateKind = 'notFound' | 'failed' | 'offline' | 'off';

const pictures = {
  notFound: 'not-found',
  failed: 'failed',
  offline: 'offline',
  off: 'restricted',
} as const satisfies Record<StateKind, string>;

interface StateScreenProps {
  readonly kind: StateKind;
  /** With it the one action is to try again; without it, to go home. */
  readonly onRetry?: () => void;
}

/** A whole screen that says why there is no other, and what to do next. */
export const StateScreen = ({ kind, onRetry }: StateScreenProps) => {
  const { t } = useTranslation('shell');
  return (
    <StateView
      className={styles.root}
      kind={pictures[kind]}
      title={<Heading>{t(`state.${kind}.title`)}</Heading>}
      detail={t(`state.${kind}.text`)}
      action={
        onRetry ? (
          <Button tone="accent" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : (
          <Button tone="accent" href={paths.home}>
            {t('action.home')}
          </Button>
        )
      }
    />
  );
};
