import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { AddToHomeIcon } from '@livery/ui/icons/add-to-home';
import { GiftIcon } from '@livery/ui/icons/gift';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToHomeGuide } from './add-to-home-guide.tsx';
import { appBonus } from './bonus.ts';
import { DownloadRow } from './download-row.tsx';
import styles from './download-options.module.css';
import { useInstallOffer } from './install-offer.ts';
import { isInstalled } from './installed.ts';
import { appNeedsIos, iosOffer } from './ios-rules.ts';
import { offersFor } from './offers.ts';
import { SafariAlert } from './safari-alert.tsx';
import { useDownload } from './use-download.ts';

/** Every way to have the brand as an app on this device. */
export function DownloadOptions() {
  const { t } = useTranslation('home');
  const { data, isError, isFetching, refetch, device, origin } = useDownload();
  const [panel, setPanel] = useState<'guide' | 'safari'>();
  const install = useInstallOffer();
  if (device.isNativeApp || isInstalled()) return <StateView kind="first-use" title={t('download.installed')} />;
  if (!data && isError) {
    return (
      <StateView
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

  const offers = offersFor(data, device, origin);
  const isTooOld = device.platform === 'ios' && iosOffer(device.ios) !== 'app';
  // A computer whose browser cannot install the site has no home screen to put it on.
  const hasHome = device.platform !== 'other' || install !== undefined;
  const handleSelect = (event: MouseEvent) => {
    if (device.platform !== 'ios' || device.isSafari) return;
    event.preventDefault();
    setPanel('safari');
  };
  return (
    <div className={styles.root}>
      <Promo />
      {isTooOld && (
        <p className={styles.note}>{t('download.tooOld', { version: `${appNeedsIos.major}.${appNeedsIos.minor}` })}</p>
      )}
      {offers.length === 0 && !hasHome && <StateView kind="first-use" title={t('download.none')} />}
      <ListGroup>
        {offers.map((offer) => (
          <DownloadRow key={offer.kind} offer={offer} onSelect={handleSelect} />
        ))}
        {hasHome && (
          <ListRow
            icon={<AddToHomeIcon />}
            label={t('download.home')}
            detail={t('download.homeText')}
            onClick={install ?? (() => setPanel('guide'))}
          />
        )}
      </ListGroup>
      <AddToHomeGuide platform={device.platform} isOpen={panel === 'guide'} onClose={() => setPanel(undefined)} />
      <SafariAlert isOpen={panel === 'safari'} onClose={() => setPanel(undefined)} />
    </div>
  );
}

/** The bonus that goes with the app, where the brand pays in its currency. */
function Promo() {
  const { t } = useTranslation('home');
  const { currency } = useBrand();
  const { money } = useFormat();
  if (currency !== appBonus.currency) return null;
  return (
    <ListGroup>
      <ListRow
        href={paths.activity}
        icon={<GiftIcon />}
        label={<strong className={styles.promo}>{t('download.promo', { amount: money(appBonus.amount) })}</strong>}
        detail={t('download.promoText')}
      />
    </ListGroup>
  );
}
