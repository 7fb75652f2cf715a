import { Button } from '@livery/ui/button';
import { type Breach, checkLicence } from '@livery/merchant/licence/check-licence';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { type Change, removeBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSectionTarget, type SectionTarget } from '../model/problem-path.ts';
import { usePlaces } from '../places/places-context.ts';
import { findValuePlace } from '../places/value-places.ts';
import { ClauseItem } from '../../licence/clause-item.tsx';
import { ConfirmClause } from '../../licence/confirm-clause.tsx';
import { useLicenceConfirmationsQuery } from '../../licence/licence.api.ts';
import cards from '../../../ui/card-list.module.css';

interface LicenceFieldsProps {
  /** Opens a section of the editor. */
  readonly onOpen: (target: SectionTarget) => void;
}

/**
 * Lists the clauses of the licence and the result of each clause for this draft. A clause can be met or not met, or
 * only a person can check it. For a clause that is not met, buttons show the value that breaks it in the preview, open it
 * in the editor, and apply a remedy, if there is one.
 */
export const LicenceFields = ({ onOpen }: LicenceFieldsProps) => {
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
                return breach && <BreachActions breach={breach} onOpen={onOpen} />;
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

const BreachActions = ({ breach: { path, fix }, onOpen }: LicenceFieldsProps & { readonly breach: Breach }) => {
  const t = useTexts('licence');
  const { document, canEdit, change } = useEditor();
  const places = usePlaces();
  const place = findValuePlace(document, path);
  const target = findSectionTarget(path);
  // True if this section already contains the field of the value, such as the minimum age. A button that opens the
  // section is then not necessary.
  const isHere = target.section === 'legal';
  const handleFix = (value: boolean | number | undefined) => {
    const changes: readonly Change[] =
      value === undefined ? removeBranch(document, path) : [{ path: ['document', ...path], to: value }];
    change(changes);
  };
  return (
    <span className={cards.actions}>
      {place && (
        <Button size="small" tone="plain" onClick={() => places.show(place)}>
          {t('show')}
        </Button>
      )}
      {!isHere && (
        <Button size="small" tone="plain" onClick={() => onOpen(target)}>
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
