import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Spinner } from '@livery/ui/spinner';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ScreenSize } from './sizes.ts';
import type { usePreview } from './use-preview.ts';
import styles from './preview.module.css';

interface PreviewScreenProps {
  readonly title: string;
  readonly preview: Pick<ReturnType<typeof usePreview>, 'state' | 'error' | 'retry' | 'frameRef'>;
  readonly size: ScreenSize;
  /** Factor by which the screen is made smaller, so that it fits into its container. */
  readonly scale: number;
}

/** One screen of the preview: the visible page, and the hidden page that is loading. */
export const PreviewScreen = ({ title, preview, size, scale }: PreviewScreenProps) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const { state, error, retry, frameRef } = preview;
  const frames = [state.shown, state.loading].filter((frame) => frame !== undefined);
  const hasFailed = error !== undefined && frames.length === 0;
  return (
    <div className={styles.screen}>
      {hasFailed && (
        <EmptyState
          kind="failed"
          title={t('preview.failed')}
          detail={explain(error)}
          action={<Button onClick={retry}>{t('preview.retry')}</Button>}
        />
      )}
      {!hasFailed && state.shown === undefined && <Spinner className={styles.spinner} />}
      <div
        className={styles.device}
        // The page is scaled from its left edge, so its container has this direction in every language of the
        // console.
        dir="ltr"
        style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
        hidden={frames.length === 0}
      >
        {frames.map((frame) => (
          <iframe
            key={frame.id}
            ref={frameRef(frame.id)}
            title={title}
            src={frame.url}
            // The page has a different origin from the console, so it cannot remove its own sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            className={styles.frame}
            data-shown={frame === state.shown}
            inert={frame !== state.shown}
            style={{ inlineSize: size.width, blockSize: size.height, scale: String(scale) }}
          />
        ))}
      </div>
    </div>
  );
};
