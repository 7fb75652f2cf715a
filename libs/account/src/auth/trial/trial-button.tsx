import { Button, type ButtonProps } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useTrial } from './use-trial.ts';

/** Button that starts a trial session. The member plays with play money. */
export const TrialButton = ({ from, tone }: { from: string | null; tone?: ButtonProps['tone'] }) => {
  const { t } = useTranslation('account');
  const { isPending, play } = useTrial();
  return (
    <Button {...(tone && { tone })} isWide isPending={isPending} onClick={() => void play(from)}>
      {t('trial.play')}
    </Button>
  );
};
