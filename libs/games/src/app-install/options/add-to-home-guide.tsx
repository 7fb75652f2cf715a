import { Sheet } from '@livery/ui/sheet';
import { AddToHomeIcon } from '@livery/ui/icons/add-to-home';
import { CheckIcon } from '@livery/ui/icons/check';
import { MoreIcon } from '@livery/ui/icons/more';
import { ShareIcon } from '@livery/ui/icons/share';
import { useTranslation } from 'react-i18next';
import type { DevicePlatform } from '../device/device.ts';
import styles from './add-to-home-guide.module.css';

interface AddToHomeGuideProps {
  readonly platform: DevicePlatform;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sheet that explains how to add the site to the home screen. It is for browsers without an install prompt. */
export function AddToHomeGuide({ platform, isOpen, onClose }: AddToHomeGuideProps) {
  const { t } = useTranslation('home');
  const isIos = platform === 'ios';
  return (
    <Sheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('download.home')}>
      <ol className={styles.steps}>
        <li>
          {isIos ? <ShareIcon /> : <MoreIcon />}
          {t(isIos ? 'guide.share' : 'guide.menu')}
        </li>
        <li>
          <AddToHomeIcon />
          {t('guide.choose')}
        </li>
        <li>
          <CheckIcon />
          {t('guide.confirm')}
        </li>
      </ol>
    </Sheet>
  );
}
