import { useVersionInfoQuery } from '@livery/api/downloads';
import { useBrand } from '@livery/kit/brand';
import { DownloadIcon } from '@livery/ui/icons/download';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { LinkProvider } from '@livery/ui/link';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadsOf, hasWebClip, isApp, kindsFor } from './device.ts';

const rows = {
  Android: [DownloadIcon, 'home:download.android'],
  IOS: [PhoneIcon, 'home:download.ios'],
  MOBILECONFIG: [SettingsIcon, 'home:download.profile'],
} as const;

/** Outside the app and beside it: no link of a download is the router's. */
const Beside = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
);

/** The brand as an app, where the page is not inside it already. */
export const Download = () => {
  const { t } = useTranslation('home');
  const { gateway } = useBrand();
  const isInside = useMemo(() => isApp(), []);
  const { data } = useVersionInfoQuery(undefined, { skip: isInside });
  const offers = data ? downloadsOf(data, kindsFor(navigator, hasWebClip()), gateway || location.origin) : [];
  if (offers.length === 0) return null;
  return (
    <ListGroup heading={t('download.title')}>
      {offers.map(({ kind, href }) => {
        const [Icon, label] = rows[kind];
        return (
          <LinkProvider key={kind} value={kind === 'MOBILECONFIG' ? 'a' : Beside}>
            <ListRow href={href} icon={<Icon />} label={t(label)} />
          </LinkProvider>
        );
      })}
    </ListGroup>
  );
};
