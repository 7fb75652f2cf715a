import { useBrand } from '@livery/kit/brand';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { deviceStorage } from '@livery/kit/storage';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { AppIcon } from './app-icon.tsx';
import styles from './download-bar.module.css';
import { isInstalled } from './device/installed.ts';
import { hasDownloadOption } from './downloads/download-links.ts';
import { useDownloadInfo } from './downloads/use-download-info.ts';

/**
 * Key in the device storage. The value `1` means that the member has closed the download bar. The bar is then never
 * shown again on this device.
 */
const hiddenKey = 'hideDownloadBar';

const lazyDownloadSheet = createLazyModule(() => import('./download-sheet.tsx'));

/**
 * State of the download bar. The bar is shown if the app has a download for this device and the page does not already
 * run as an app. It is not shown after the member has closed it.
 */
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
    /**
     * True until the list of app downloads has loaded, because the list decides if the bar is shown. Always false if
     * the bar is not shown in any case, for example because the member has closed it.
     */
    isUndecided: canShow && data === undefined && !isError,
    hide,
  };
};

/** Bar at the bottom of the home page that offers the brand's app. */
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
          <Lazy module={lazyDownloadSheet}>
            {({ DownloadSheet }) => <DownloadSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
          </Lazy>
        </SectionBoundary>
      )}
    </aside>
  );
}
