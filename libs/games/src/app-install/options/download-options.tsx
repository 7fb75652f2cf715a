import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { AddToHomeIcon } from '@livery/ui/icons/add-to-home';
import { GiftIcon } from '@livery/ui/icons/gift';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToHomeGuide } from './add-to-home-guide.tsx';
import { appBonus } from './app-bonus.ts';
import { DownloadRow } from './download-row.tsx';
import styles from './download-options.module.css';
import { useInstallPrompt } from '../device/use-install-prompt.ts';
import { isInstalled } from '../device/installed.ts';
import { minIosVersion, getIosSupport } from '../device/ios-support.ts';
import { getDownloadOptions } from '../downloads/download-links.ts';
import { SafariAlert } from './safari-alert.tsx';
import { useDownloadInfo } from '../downloads/use-download-info.ts';

/** List of all ways to install the brand's app on this device. */
export function DownloadOptions() {
  const { t } = useTranslation(['home', 'shell']);
  const { data, isError, isFetching, refetch, device, origin } = useDownloadInfo();
  const [panel, setPanel] = useState<'guide' | 'safari'>();
  const promptInstall = useInstallPrompt();
  if (device.isNativeApp || isInstalled()) return <EmptyState kind="first-use" title={t('download.installed')} />;
  if (!data && isError) {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('download.failed')}
        action={
          <Button isPending={isFetching} onClick={refetch}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) return <Skeleton shape="block" className={styles.waiting} />;

  const options = getDownloadOptions(data, device, origin);
  const isIosTooOld = device.platform === 'ios' && getIosSupport(device.ios) !== 'app';
  // A computer has no home screen. It can install the site only if its browser has an install prompt.
  const canAddToHome = device.platform !== 'other' || promptInstall !== undefined;
  const handleSelect = (event: MouseEvent) => {
    if (device.platform !== 'ios' || device.isSafari) return;
    event.preventDefault();
    setPanel('safari');
  };
  return (
    <div className={styles.root}>
      <Promo />
      {isIosTooOld && (
        <p className={styles.note}>
          {t('download.tooOld', { version: `${minIosVersion.major}.${minIosVersion.minor}` })}
        </p>
      )}
      {options.length === 0 && !canAddToHome && <EmptyState kind="first-use" title={t('download.none')} />}
      <ListGroup>
        {options.map((option) => (
          <DownloadRow key={option.kind} option={option} onSelect={handleSelect} />
        ))}
        {canAddToHome && (
          <ListRow
            icon={<AddToHomeIcon />}
            label={t('download.home')}
            detail={t('download.homeText')}
            onClick={promptInstall ?? (() => setPanel('guide'))}
          />
        )}
      </ListGroup>
      <AddToHomeGuide platform={device.platform} isOpen={panel === 'guide'} onClose={() => setPanel(undefined)} />
      <SafariAlert isOpen={panel === 'safari'} onClose={() => setPanel(undefined)} />
    </div>
  );
}

/**
 * Advertisement for the bonus that a member gets for installing the app. Only brands with the bonus's currency show it.
 */
function Promo() {
  const { t } = useTranslation('home');
  const { currency } = useBrand();
  const { money } = useFormat();
  if (currency !== appBonus.currency) return null;
  return (
    <ListGroup>
      <ListRow
        href={paths.promotions}
        icon={<GiftIcon />}
        label={<strong className={styles.promo}>{t('download.promo', { amount: money(appBonus.amount) })}</strong>}
        detail={t('download.promoText')}
      />
    </ListGroup>
  );
}
