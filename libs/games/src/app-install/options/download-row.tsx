import type { ParseKeys } from 'i18next';
import { DownloadIcon } from '@livery/ui/icons/download';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { LinkProvider } from '@livery/ui/link';
import { ListRow } from '@livery/ui/list-row';
import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { minIosVersion } from '../device/ios-support.ts';
import type { DownloadKind, DownloadOption } from '../downloads/download-links.ts';

interface DownloadRowProps {
  readonly option: DownloadOption;
  readonly onSelect: (event: MouseEvent) => void;
}

type DownloadKey = Extract<ParseKeys<'home'>, `download.${string}`>;

const rowsByKind: Readonly<
  Record<DownloadKind, { readonly icon: ComponentType; readonly label: DownloadKey; readonly detail?: DownloadKey }>
> = {
  Android: { icon: DownloadIcon, label: 'download.android' },
  IOS: { icon: PhoneIcon, label: 'download.ios', detail: 'download.iosText' },
  MOBILECONFIG: { icon: SettingsIcon, label: 'download.profile', detail: 'download.profileText' },
};

/** Link that opens a new tab. A download is not a route of the app, so this is a plain `<a>` element. */
const NewTabLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
);

/**
 * Row of one download. iOS accepts a configuration profile only in the current tab, so the link of a profile does not
 * open a new tab.
 */
export function DownloadRow({ option: { kind, href }, onSelect }: DownloadRowProps) {
  const { t } = useTranslation('home');
  const { icon: Icon, label, detail } = rowsByKind[kind];
  return (
    <LinkProvider value={kind === 'MOBILECONFIG' ? 'a' : NewTabLink}>
      <ListRow
        href={href}
        icon={<Icon />}
        label={t(label)}
        detail={detail && t(detail, { version: `${minIosVersion.major}.${minIosVersion.minor}` })}
        onClick={onSelect}
      />
    </LinkProvider>
  );
}
