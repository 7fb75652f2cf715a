import { useBrand } from '@livery/kit/brand';
import { deviceStorage } from '@livery/kit/storage';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../section/lazy-component.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { AppIcon } from './app-icon.tsx';
import styles from './download-bar.module.css';
import type { DownloadSheetProps } from './download-sheet.tsx';
import { isInstalled } from './device/installed.ts';
import { hasDownloadOption } from './downloads/download-links.ts';
import { useDownloadInfo } from './downloads/use-download-info.ts';

/** `1` after the member closed the bar. It is then never shown again on this device. */
const hiddenKey = 'hideDownloadBar';

const DownloadSheet = lazyComponent<DownloadSheetProps>(() =>
  import('./download-sheet.tsx').then((module) => module.DownloadSheet),
);

/** Decides if the bar is shown on this device: not inside the app, not after it was closed, not without a download. */
export const useDownloadBar = () => {
  const { data, isError, device, origin } = useDownloadInfo();
  const [isHidden, setHidden] = useState(() => deviceStorage.get(hiddenKey) === '1');
  const hide = () => {
    deviceStorage.set(hiddenKey, '1');
    setHidden(true);
  };
  const canShow = !isHidden && !device.isNativeApp && !isInstalled();
  return {
    isShown: canShow && data !== undefined && hasDownloadOption(data, device, origin),
    /** True while it is unknown if the bar is shown. */
    isUndecided: canShow && data === undefined && !isError,
    hide,
  };
};

/** Offers the brand's app at the bottom of the home. */
export function DownloadBar({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('home');
  const { name } = useBrand();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <aside className={styles.root} aria-label={t('download.title')}>
      <AppIcon size={40} />
      <span className={styles.text}>
        <bdi className={styles.name}>{t('download.bar', { name })}</bdi>
        <span className={styles.more}>{t('download.barText')}</span>
      </span>
      <Button tone="accent" size="small" onClick={() => setOpen(true)}>
        {t('download.get')}
      </Button>
      <IconButton label={t('download.hide')} className={styles.hide} onClick={onHide}>
        <CloseIcon />
      </IconButton>
      {isOpen !== undefined && (
        <SectionBoundary>
          <Suspense>
            <DownloadSheet isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </SectionBoundary>
      )}
    </aside>
  );
}
