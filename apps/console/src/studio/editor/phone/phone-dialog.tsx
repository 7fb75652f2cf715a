import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { QrCode } from '@livery/ui/qr-code';
import { Spinner } from '@livery/ui/spinner';
import { showToast } from '@livery/ui/toast-queue';
import { buildPreviewUrl, type PreviewScene } from '@livery/contract/operators/preview-messages';
import { useCallback, useEffect, useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useEndPhonePreviewMutation, useOpenPhonePreviewMutation } from '../../drafts/drafts.api.ts';
import { useEditor } from '../model/editor-context.ts';
import styles from './phone.module.css';

interface PhoneDialogProps {
  readonly draftId: string;
  /**
   * `path` is the URL path of the screen that the phone shows first. `scene` contains the visitor, the language and
   * other conditions in which the page is shown.
   */
  readonly path: string;
  readonly scene: PreviewScene;
  readonly onClose: () => void;
}

interface Link {
  readonly origin: string;
  readonly endsAt: string;
}

/**
 * Requests a preview URL for the phone. If an earlier URL of this draft is still valid, the gateway returns that URL
 * again.
 */
const useLink = (draftId: string) => {
  const { brand } = useEditor();
  const [open] = useOpenPhonePreviewMutation();
  const [link, setLink] = useState<Link>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    let isClosed = false;
    setError(undefined);
    open({ brand, draftId })
      .unwrap()
      .then(
        (value) => !isClosed && setLink(value),
        (reason: unknown) => !isClosed && setError(reason),
      );
    return () => {
      isClosed = true;
    };
  }, [open, brand, draftId]);
  useEffect(load, [load]);
  return { link, error, retry: load };
};

/** Returns true for a `localhost` origin. On a phone, `localhost` is the phone itself, not the developer's computer. */
const isLocal = (origin: string): boolean => new URL(origin).hostname.endsWith('localhost');

/** A QR code that opens the draft on the operator's phone. The page on the phone follows the changes of the draft. */
export const PhoneDialog = ({ draftId, path, scene, onClose }: PhoneDialogProps) => {
  const t = useTexts('editor');
  const act = useAct();
  const { brand } = useEditor();
  const { link, error, retry } = useLink(draftId);
  const [end, ending] = useEndPhonePreviewMutation();
  const handleEnd = async () => {
    if (await act(end({ brand, draftId }), t('phone.ended'))) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('phone.title')}
      actions={
        <>
          {link && (
            <Button tone="danger" isPending={ending.isLoading} onClick={() => void handleEnd()}>
              {t('phone.end')}
            </Button>
          )}
          <Button onClick={onClose}>{t('phone.close')}</Button>
        </>
      }
    >
      <div className={styles.root}>
        {link && <PhoneLink link={link} url={buildPreviewUrl(link.origin, path, { scene, scrollTop: 0 })} />}
        {!link && error === undefined && <Spinner />}
        {!link && error !== undefined && <LinkProblem error={error} onRetry={retry} />}
      </div>
    </Dialog>
  );
};

const LinkProblem = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  return (
    <>
      <p role="alert">{explain(error)}</p>
      <Button onClick={onRetry}>{t('preview.retry')}</Button>
    </>
  );
};

const PhoneLink = ({ link: { origin, endsAt }, url }: { readonly link: Link; readonly url: string }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const handleCopy = () => {
    navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'success', text: t('phone.copied') }),
      () => showToast({ kind: 'fail', text: t('phone.notCopied') }),
    );
  };
  return (
    <>
      <p>{t('phone.detail')}</p>
      <div className={styles.code}>
        <QrCode text={url} label={t('phone.code')} />
      </div>
      <p className={styles.note}>{t('phone.endsAt', { time: format.time(endsAt) })}</p>
      {isLocal(origin) && <p className={styles.note}>{t('phone.local')}</p>}
      <label className={styles.address}>
        <span className={styles.note}>{t('phone.address')}</span>
        <input readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button size="small" onClick={handleCopy}>
        {t('phone.copy')}
      </Button>
    </>
  );
};
