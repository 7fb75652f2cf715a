import { useVersionInfoQuery } from '@livery/api/site-settings/app-downloads';
import { useBrand } from '@livery/kit/brand';
import { DownloadIcon } from '@livery/ui/icons/download';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { LinkProvider } from '@livery/ui/link';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { getDownloads, hasWebClip, isRunningAsApp, getDownloadKinds } from './install-options.ts';

const rows = {
  Android: [DownloadIcon, 'download.android'],
  IOS: [PhoneIcon, 'download.ios'],
  MOBILECONFIG: [SettingsIcon, 'download.profile'],
} as const;

/**
 * Link that opens a file in a new tab. The app's router handles only pages of the app, so this is a plain `<a>`
 * element.
 */
const ExternalLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
);

/** Download links for the brand's app. Renders nothing if the page already runs as an app. */
export const Download = () => {
  const { t } = useTranslation('home');
  const { gateway } = useBrand();
  const isInside = useMemo(() => isRunningAsApp(), []);
  const { data } = useVersionInfoQuery(undefined, { skip: isInside });
  const offers = data ? getDownloads(data, getDownloadKinds(navigator, hasWebClip()), gateway || location.origin) : [];
  if (offers.length === 0) return null;
  return (
    <ListGroup heading={t('download.title')}>
      {offers.map(({ kind, href }) => {
        const [Icon, label] = rows[kind];
        return (
          <LinkProvider key={kind} value={kind === 'MOBILECONFIG' ? 'a' : ExternalLink}>
            <ListRow href={href} icon={<Icon />} label={t(label)} />
          </LinkProvider>
        );
      })}
    </ListGroup>
  );
};
