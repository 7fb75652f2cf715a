import { isApiError } from '@livery/api/client/api-error';
import { useCreateAffiliateLinkMutation, type AffiliateLink } from '@livery/api/agents/team';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { Button } from '@livery/ui/button';
import { List } from '@livery/ui/list-item';
import { Section } from '@livery/ui/page';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import { LinkRow } from './link-row.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { TermsFields } from './terms-fields.tsx';
import { getInitialTerms, type MaxTerms, toTermsRequest } from './terms.ts';

const kinds = ['member', 'agent'] as const;
type Kind = (typeof kinds)[number];

/**
 * Lists the agent's registration links, with a button that creates a new link. A member who registers with such a link
 * becomes a downline of the agent (a member below the agent).
 */
export const Links = ({ list, maxTerms }: { readonly list: readonly AffiliateLink[]; readonly maxTerms: MaxTerms }) => {
  const { t } = useTranslation('team');
  const getErrorMessage = useErrorMessage();
  const [createLink, { isLoading }] = useCreateAffiliateLinkMutation();
  const [kind, setKind] = useState<Kind>('member');
  const [note, setNote] = useState('');
  const [terms, setTerms] = useState(() => getInitialTerms(maxTerms));
  const [errorMessage, setErrorMessage] = useState<string>();
  const [shownId, setShownId] = useState<string>();
  const shown = list.find(({ id }) => id === shownId);

  const submit = async (): Promise<void> => {
    setErrorMessage(undefined);
    const requestedTerms = toTermsRequest(terms, maxTerms);
    if (!requestedTerms) return setErrorMessage(t('open.termsWrong'));
    const { data, error } = await createLink({ kind, note: note.trim(), ...requestedTerms });
    if (!data) return setErrorMessage(getErrorMessage(isApiError(error) ? error : undefined));
    setNote('');
    setTerms(getInitialTerms(maxTerms));
    setShownId(data.id);
  };

  return (
    <>
      <form
        className={cards.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
      >
        <SegmentedControl
          label={t('card.type')}
          value={kind}
          onSelect={(id) => setKind(id as Kind)}
          segments={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        />
        <TextField
          label={t('link.note')}
          hint={t('link.noteHint')}
          autoComplete="off"
          maxLength={40}
          value={note}
          onChange={({ target }) => setNote(target.value.replace(/[<>]/g, ''))}
        />
        <TermsFields maxTerms={maxTerms} value={terms} onChange={setTerms} />
        {errorMessage && (
          <p role="alert" className={cards.error}>
            {errorMessage}
          </p>
        )}
        <Button type="submit" tone="accent" isWide isPending={isLoading}>
          {t('link.make')}
        </Button>
      </form>
      <Section heading={t('link.list')}>
        {list.length === 0 ? (
          <EmptyState kind="first-use" title={t('link.none')} detail={t('link.noneDetail')} />
        ) : (
          <List
            items={list}
            getKey={({ id }) => id}
            renderItem={(link) => <LinkRow link={link} onSelect={() => setShownId(link.id)} />}
          />
        )}
      </Section>
      {shown && <LinkSheet link={shown} onClose={() => setShownId(undefined)} />}
    </>
  );
};
