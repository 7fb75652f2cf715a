import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { useRevokeAffiliateLinkMutation, type AffiliateLink } from '@livery/api/agents/team';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { IconButton } from '@livery/ui/icon-button';
import { CopyIcon } from '@livery/ui/icons/copy';
import { QrCode } from '@livery/ui/qr-code';
import { Sheet } from '@livery/ui/sheet';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import styles from './create-downline.module.css';
import { ShareOptions } from './share-options.tsx';
import { useCopy } from './use-copy.ts';

/** Shows a registration link as text and as a QR code, with buttons to copy, share or revoke it. */
export const LinkSheet = ({
  link: { id, code, link, note, kind, series, rates, revokedAt, registered },
  onClose,
}: {
  readonly link: AffiliateLink;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['team', 'games', 'shell']);
  const { count } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [revoke, { isLoading }] = useRevokeAffiliateLinkMutation();
  const [isSure, setSure] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const copy = useCopy();
  const share = (): void => {
    if (!('share' in navigator)) return setSharing(true);
    // An AbortError means that the agent has closed the share sheet of the phone. After any other error, the app shows
    // its own share options.
    navigator
      .share({ url: link })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? undefined : setSharing(true),
      );
  };
  const end = async (): Promise<void> => {
    if (!isSure) return setSure(true);
    const { error } = await revoke({ id });
    if (error) showToast({ kind: 'fail', text: getErrorMessage(error) });
    setSure(false);
  };
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{note || code}</bdi>}>
      <div className={styles.sheet}>
        {!revokedAt && (
          <>
            <span className={styles.qr}>
              <QrCode text={link} label={t('team:link.qr')} />
            </span>
            <div className={styles.copied}>
              <bdi dir="ltr" className={styles.text}>
                {link}
              </bdi>
              <IconButton label={t('team:link.copy')} onClick={() => copy(link)}>
                <CopyIcon />
              </IconButton>
            </div>
          </>
        )}
        {isSharing ? (
          <ShareOptions link={link} />
        ) : (
          <DescriptionList
            items={[
              [t('team:card.type'), t(`team:kind.${kind}`)],
              [t('team:link.count'), count(registered)],
              [t('team:open.series'), series === null ? t('team:link.asMine') : String(series)],
              ...Object.entries(rates ?? {}).map(
                ([category, rate]) => [t(toCategoryKey(category)), `${rate}%`] as const,
              ),
            ]}
          />
        )}
        {revokedAt ? (
          <p className={styles.note}>{t('team:link.revokedDetail')}</p>
        ) : (
          <div className={cards.actions}>
            <Button tone="accent" onClick={share}>
              {t('team:link.share')}
            </Button>
            <Button tone={isSure ? 'danger' : 'plain'} isPending={isLoading} onClick={() => void end()}>
              {t(isSure ? 'team:link.revokeSure' : 'team:link.revoke')}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
};
