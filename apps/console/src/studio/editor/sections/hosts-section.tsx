import { encryptionModes } from '@livery/merchant/encryption-config';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { LinesValue } from '../fields/lines-value.tsx';
import { SwitchValue } from '../fields/switch-value.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { ShareCard } from '../share/share-card.tsx';
import { ShareImage } from '../share/share-image.tsx';
import { DomainFields } from './domain-fields.tsx';
import { LocalizedText } from './localized-text.tsx';

/** Hosts of the brand, its appearance in search engines and link previews, and the servers that it uses. */
export const HostsSection = () => {
  const t = useTexts('editor');
  return (
    <>
      <Group title={t('hosts.address')}>
        <DomainFields />
      </Group>
      <Group title={t('hosts.search')} detail={t('hosts.searchHint')}>
        <LocalizedText getPath={(language) => ['site', 'description', language]} maxLength={300} isLong />
        <ShareImage />
        <ShareCard />
        <SwitchValue path={['site', 'indexed']} label={t('hosts.indexed')} />
        <SwitchValue path={['site', 'analytics']} label={t('hosts.analytics')} />
      </Group>
      <Group title={t('hosts.servers')}>
        <TextValue
          path={['gateway']}
          label={t('hosts.gateway')}
          hint={t('hosts.gatewayHint')}
          type="url"
          dir="ltr"
          maxLength={200}
        />
        <LinesValue path={['frameOrigins']} label={t('hosts.frameOrigins')} hint={t('hosts.originsHint')} />
        <LinesValue path={['imageOrigins']} label={t('hosts.imageOrigins')} hint={t('hosts.originsHint')} />
        <ChoiceValue
          path={['wire', 'mode']}
          label={t('hosts.encryption')}
          options={encryptionModes.map((value) => ({ value, label: t(`hosts.encryptions.${value}`) }))}
        />
      </Group>
    </>
  );
};
