import { isApiError } from '@livery/api/api-error';
import { useMakeAffiliateLinkMutation, type AffiliateLink } from '@livery/api/team';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { Button } from '@livery/ui/button';
import { EntryList } from '@livery/ui/entry';
import { Section } from '@livery/ui/page';
import { Segmented } from '@livery/ui/segmented';
import { StateView } from '@livery/ui/state-view';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../parts/cards.module.css';
import { LinkRow } from './link-row.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areTerms, nothingTyped, type Own, termsOf } from './terms.ts';

const kinds = ['member', 'agent'] as const;
type Kind = (typeof kinds)[number];

/** The links that there are, and a new one. */
export const Links = ({ list, own }: { readonly list: readonly AffiliateLink[]; readonly own: Own }) => {
  const { t } = useTranslation('team');
  const phrase = useErrorPhrase();
  const [make, { isLoading }] = useMakeAffiliateLinkMutation();
  const [kind, setKind] = useState<Kind>('member');
  const [note, setNote] = useState('');
  const [terms, setTerms] = useState(nothingTyped);
  const [mistake, setMistake] = useState<string>();
  const [shownId, setShownId] = useState<string>();
  const shown = list.find(({ id }) => id === shownId);

  const submit = async (): Promise<void> => {
    setMistake(undefined);
    if (!areTerms(terms, own)) return setMistake(t('open.termsWrong'));
    const { data, error } = await make({ kind, note: note.trim(), ...termsOf(terms, own) });
    if (!data) return setMistake(phrase(isApiError(error) ? error : undefined));
    setNote('');
    setTerms(nothingTyped);
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
        <Segmented
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
        <TermsFields own={own} value={terms} onChange={setTerms} />
        {mistake && (
          <p role="alert" className={cards.mistake}>
            {mistake}
          </p>
        )}
        <Button type="submit" tone="accent" isWide isPending={isLoading}>
          {t('link.make')}
        </Button>
      </form>
      <Section heading={t('link.list')}>
        {list.length === 0 ? (
          <StateView kind="first-use" title={t('link.none')} detail={t('link.noneDetail')} />
        ) : (
          <EntryList
            entries={list}
            keyOf={({ id }) => id}
            renderEntry={(link) => <LinkRow link={link} onSelect={() => setShownId(link.id)} />}
          />
        )}
      </Section>
      {shown && <LinkSheet link={shown} onClose={() => setShownId(undefined)} />}
    </>
  );
};
