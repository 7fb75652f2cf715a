import type { ReferralOverview } from '@livery/api/referral';
import { useFormat } from '@livery/kit/format/use-format';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { CopyIcon } from '@livery/ui/icons/copy';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import styles from './invite-card.module.css';
import { useShare } from './use-share.tsx';

/**
 * Module that renders the QR code. If it does not load, no error is shown, because the link beside it has the same
 * content.
 */
const lazyQrCode = createLazyModule(() => import('@livery/ui/qr-code'));

/** Card with the invitation link as text and as QR code. The member can copy or share the link. */
export const InviteCard = ({ overview: { link, code, rule, currency } }: { overview: ReferralOverview }) => {
  const { t } = useTranslation('invite');
  const { money } = useFormat();
  const { share, sheet } = useShare(link);
  return (
    <section className={styles.root}>
      <h2 className={styles.headline}>{t('headline', { amount: money(rule.reward, currency) })}</h2>
      <figure className={styles.scan}>
        <span className={styles.qr}>
          <Lazy module={lazyQrCode} isOptional>
            {({ QrCode }) => <QrCode text={link} label={t('qr')} />}
          </Lazy>
        </span>
        <figcaption className={styles.caption}>{t('qrText')}</figcaption>
      </figure>
      <Copied label={t('link')} action={t('copyLink')} text={link} />
      <Copied label={t('code')} action={t('copyCode')} text={code} isLarge />
      <Button tone="accent" isWide onClick={share}>
        {t('share')}
      </Button>
      {sheet}
    </section>
  );
};

function Copied({ label, action, text, isLarge }: { label: string; action: string; text: string; isLarge?: boolean }) {
  const { t } = useTranslation('invite');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: t('copied') });
    } catch {
      // The browser has denied access to the clipboard. The member can still select and copy the text.
      showToast({ kind: 'fail', text: t('copyFailed') });
    }
  };
  return (
    <div className={styles.copied}>
      <span className={styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.text} data-large={isLarge || undefined}>
        {text}
      </bdi>
      <IconButton label={action} onClick={() => void copy()}>
        <CopyIcon />
      </IconButton>
    </div>
  );
}
