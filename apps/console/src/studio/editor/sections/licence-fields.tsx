import { Button } from '@livery/ui/button';
import { type Breach, checkLicence } from '@livery/merchant/licence/check-licence';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { type Change, getValue, removeBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSection, type SectionId, toProblemPath } from '../model/problem-path.ts';
import { ClauseItem } from '../../licence/clause-item.tsx';
import { ConfirmClause } from '../../licence/confirm-clause.tsx';
import { useLicenceConfirmationsQuery } from '../../licence/licence.api.ts';
import cards from '../../../ui/card-list.module.css';

/** A text that the preview can show. */
export interface TextPlace {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

interface LicenceFieldsProps {
  readonly onOpen: (section: SectionId) => void;
  readonly onShowText: (place: TextPlace) => void;
}

/**
 * The clauses of the licence for this draft. Each clause is met, is broken (with a button that applies the remedy), or
 * can be checked only by a person.
 */
export const LicenceFields = ({ onOpen, onShowText }: LicenceFieldsProps) => {
  const t = useTexts('licence');
  const { brand, document } = useEditor();
  const { data } = useLicenceConfirmationsQuery({ brand });
  const clauses = useMemo(() => checkLicence(document), [document]);
  const open = clauses.filter(({ id, state }) => {
    const isConfirmed = data?.confirmations.some(({ clause }) => clause === id) ?? false;
    return state === 'notMet' || (state === 'unknown' && !isConfirmed);
  });
  return (
    <Group title={t('title')} detail={open.length === 0 ? t('allMet') : t('open', { count: open.length })}>
      <ul className={cards.list}>
        {clauses.map((clause) => {
          const confirmation = data?.confirmations.find((each) => each.clause === clause.id);
          return (
            <ClauseItem
              key={clause.id}
              {...clause}
              confirmation={confirmation}
              heading="h4"
              renderActions={(shown) => {
                const breach = clause.breaches.find(({ path }) => path === shown.path);
                return breach && <BreachActions breach={breach} onOpen={onOpen} onShowText={onShowText} />;
              }}
              actions={
                clause.state === 'unknown' && (
                  <ConfirmClause brand={brand} clause={clause.id} confirmation={confirmation} />
                )
              }
            />
          );
        })}
      </ul>
    </Group>
  );
};

const BreachActions = ({
  breach: { path, fix, language },
  onOpen,
  onShowText,
}: LicenceFieldsProps & { readonly breach: Breach }) => {
  const t = useTexts('licence');
  const { document, canEdit, change } = useEditor();
  const [first, , key] = path;
  const text = getValue(document, path);
  const handleFix = (value: boolean | number | undefined) => {
    const changes: readonly Change[] =
      value === undefined ? removeBranch(document, path) : [{ path: ['document', ...path], to: value }];
    change(changes);
  };
  return (
    <span className={cards.actions}>
      {first === 'texts' && key !== undefined && language !== undefined && typeof text === 'string' ? (
        <Button size="small" tone="plain" onClick={() => onShowText({ language, key, text })}>
          {t('show')}
        </Button>
      ) : (
        <Button size="small" tone="plain" onClick={() => onOpen(findSection(toProblemPath(path)))}>
          {t('openPlace')}
        </Button>
      )}
      {fix && canEdit && (
        <Button size="small" onClick={() => handleFix(fix.value)}>
          {t(fix.value === undefined ? 'useDefault' : 'correct')}
        </Button>
      )}
    </span>
  );
};
