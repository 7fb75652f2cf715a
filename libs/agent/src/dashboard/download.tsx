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
  Android: [DownloadIcon, 'home:download.android'],
  IOS: [PhoneIcon, 'home:download.ios'],
  MOBILECONFIG: [SettingsIcon, 'home:download.profile'],
} as const;

/** Outside the app and beside it: no link of a download is the router's. */
const ExternalLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
);

/** The brand as an app, where the page is not inside it already. */
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
