import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SecretText } from '../../ui/secret-text.tsx';

export interface ReadyInvitation {
  readonly name: string;
  /**
   * Link of the invitation. Null if the link was already shown: the gateway does not store it, so it cannot be shown
   * again.
   */
  readonly link: string | null;
  readonly expiresAt: string;
}

/**
 * Shows the link of a new invitation, or a message if the link was already shown. The link cannot be shown again
 * later.
 */
export const InvitationLink = ({ name, link, expiresAt }: ReadyInvitation) => {
  const t = useTexts('access');
  const format = useFormat();
  if (link === null) return <p>{t('invite.later')}</p>;
  return (
    <>
      <p>{t('invite.linkDetail', { name, time: format.time(expiresAt) })}</p>
      <SecretText label={t('invite.link')} text={link} />
    </>
  );
};
