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

/**
 * Value of the frame's `sandbox` attribute. `allow-same-origin` allows the widget to use the storage of the frame's
 * origin, which is the origin of the gateway. Each brand has its own origin, so the storage is not that of another brand.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/**
 * Frame that shows a page of the gateway with the bot-check widget of an external service, such as a checkbox. The page
 * posts messages with the token, which proves that the check is solved, and with the height of the widget.
 */
const WidgetFrame = ({ path, check }: { readonly path: string; readonly check: BotCheck }) => {
  const { t, i18n } = useTranslation('account');
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
      src={`${gateway ?? ''}${path}?language=${i18n.language}`}
      style={{ blockSize: height }}
    />
  );
};

/**
 * Status of the bot check: a progress bar while the check runs, or an error text with a retry button. Screen readers
 * announce only changes of the status.
 */
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

/**
 * Form fields of the bot check, which prevents automatic log-ins. They can be a captcha image with an input for its
 * digits, the status of the check, and a widget of an external service.
 */
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
