import { useBrand } from '@livery/kit/brand';
import { Button } from '@livery/ui/button';
import { Progress } from '@livery/ui/progress';
import type { TextFieldProps } from '@livery/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import styles from './bot-check-fields.module.css';
import type { BotCheck } from './use-bot-check.ts';

interface BotCheckFieldsProps extends Omit<TextFieldProps, 'label' | 'end'> {
  readonly check: BotCheck;
}

/** Rights of the widget. It needs the storage of its own origin, which is never that of another brand. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** Frame with the widget of an outside service. The page of the gateway inside posts the token and its height. */
const WidgetFrame = ({ path, check }: { readonly path: string; readonly check: BotCheck }) => {
  const { t } = useTranslation('account');
  const { gateway } = useBrand();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(72);
  const { onToken, onWidgetFailed } = check;
  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<Record<string, unknown> | null>) => {
      if (source !== frame.current?.contentWindow || data?.type !== 'livery-bot-check') return;
      if (typeof data.token === 'string') onToken(data.token);
      if (typeof data.height === 'number') setHeight(data.height);
      if (data.failed === true) onWidgetFailed();
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [onToken, onWidgetFailed]);
  return (
    <iframe
      ref={frame}
      className={styles.widget}
      title={t('login.checkWidget')}
      sandbox={sandbox}
      src={`${gateway ?? ''}${path}`}
      style={{ blockSize: height }}
    />
  );
};

/** Bar while the work is done, or the failure with a button. A screen reader reads only the change of the status. */
const CheckStatus = ({ check: { status, progress, isImageSkipped, widgetPath, renew } }: { check: BotCheck }) => {
  const { t } = useTranslation('account');
  const texts = {
    none: '',
    loading: t('login.checkWorking'),
    working: widgetPath ? '' : t('login.checkWorking'),
    done: t('login.checkDone'),
    failed: t('login.checkFailed'),
  };
  const isWorking = !widgetPath && (status === 'working' || status === 'loading');
  return (
    <div className={styles.status} data-status={status}>
      {isWorking && <Progress label={t('login.checkWidget')} value={Math.round(progress * 100)} />}
      <p role="status">{isWorking && isImageSkipped ? t('login.checkSkipped') : texts[status]}</p>
      {status === 'failed' && (
        <Button tone="plain" onClick={renew}>
          {t('login.checkRetry')}
        </Button>
      )}
    </div>
  );
};

/** Fields of a check against automatic attempts: the image with its digits, and the status of the work or a widget. */
export const BotCheckFields = ({ check, ...props }: BotCheckFieldsProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.root}>
      {check.needsImage && (
        <CaptchaField image={check.image} isLoading={check.isImageLoading} onReload={check.reloadImage} {...props} />
      )}
      {check.canSkipImage && (
        <Button tone="plain" className={styles.skip} onClick={check.skipImage}>
          {t('login.checkSkip')}
        </Button>
      )}
      {check.widgetPath && <WidgetFrame path={check.widgetPath} check={check} />}
      {check.status !== 'none' && <CheckStatus check={check} />}
    </div>
  );
};
