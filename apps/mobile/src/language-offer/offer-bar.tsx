import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import type { BrandLanguage } from '@livery/merchant/languages';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offer-bar.module.css';

interface OfferBarProps {
  readonly language: BrandLanguage;
  readonly onAccepted: () => void;
  readonly onDeclined: () => void;
}

/**
 * Bar below the header. It offers a language, and its text is in this language. It appears when the texts of this
 * language have loaded.
 */
export const OfferBar = ({ language, onAccepted, onDeclined }: OfferBarProps) => {
  const { i18n, t: translate } = useTranslation('shell');
  const { bcp47, dir } = language;
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(bcp47, 'shell'));
  useEffect(() => {
    if (!isReady)
      void i18n.reloadResources([bcp47], ['shell']).then(() => setReady(i18n.hasResourceBundle(bcp47, 'shell')));
  }, [i18n, bcp47, isReady]);
  if (!isReady) return null;
  const t = i18n.getFixedT(bcp47, 'shell');
  const handleAccept = () =>
    chooseLanguage(i18n, language).then(onAccepted, () =>
      showToast({ kind: 'fail', text: translate('language.failed') }),
    );
  return (
    <aside className={styles.root} lang={bcp47} dir={dir} aria-label={t('header.language')}>
      <span className={styles.text}>{t('language.offer')}</span>
      <Button size="small" tone="accent" onClick={() => void handleAccept()}>
        {t('language.accept')}
      </Button>
      <IconButton label={t('action.close')} className={styles.close} onClick={onDeclined}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
};
