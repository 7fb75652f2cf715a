import { SegmentedControl } from '@livery/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { type ModeChoice, useMode } from './use-mode.ts';
import styles from './settings-screen.module.css';

const choices = ['automatic', 'light', 'dark'] as const satisfies readonly ModeChoice[];

/** Choice of the light or the dark mode for this device. */
export const AppearanceRow = () => {
  const { t } = useTranslation('account');
  const [choice, choose] = useMode();
  return (
    <div className={styles.appearance}>
      <SegmentedControl
        label={t('settings.appearance')}
        segments={choices.map((id) => ({ id, label: t(`settings.${id}`) }))}
        value={choice}
        onSelect={(id) => choose(id as ModeChoice)}
      />
      <p className={styles.hint}>{t('settings.automaticHint')}</p>
    </div>
  );
};
