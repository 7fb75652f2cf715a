import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SecretText } from '../../ui/secret-text.tsx';

export interface ReadyInvitation {
  readonly name: string;
  /** The link of the invitation. Null if the link was already shown, because the link is not stored. */
  readonly link: string | null;
  readonly expiresAt: string;
}

/** The link of a new invitation. It is shown only this once. */
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
