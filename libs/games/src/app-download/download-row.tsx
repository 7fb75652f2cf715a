import { DownloadIcon } from '@livery/ui/icons/download';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { LinkProvider } from '@livery/ui/link';
import { ListRow } from '@livery/ui/list-row';
import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { appNeedsIos } from './ios-rules.ts';
import type { DownloadKind, Offer } from './offers.ts';

interface DownloadRowProps {
  readonly offer: Offer;
  readonly onSelect: (event: MouseEvent) => void;
}

const rows: Readonly<
  Record<DownloadKind, { readonly icon: ComponentType; readonly label: string; readonly detail?: string }>
> = {
  Android: { icon: DownloadIcon, label: 'download.android' },
  IOS: { icon: PhoneIcon, label: 'download.ios', detail: 'download.iosText' },
  MOBILECONFIG: { icon: SettingsIcon, label: 'download.profile', detail: 'download.profileText' },
};

/** Outside the app and beside it. */
const Beside = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
);

/** One download. The phone takes a profile in the page that is open, and no link of a download is the router's. */
export function DownloadRow({ offer: { kind, href }, onSelect }: DownloadRowProps) {
  const { t } = useTranslation('home');
  const { icon: Icon, label, detail } = rows[kind];
  return (
    <LinkProvider value={kind === 'MOBILECONFIG' ? 'a' : Beside}>
      <ListRow
        href={href}
        icon={<Icon />}
        label={t(label)}
        detail={detail && t(detail, { version: `${appNeedsIos.major}.${appNeedsIos.minor}` })}
        onClick={onSelect}
      />
    </LinkProvider>
  );
}
