import { AsyncContent } from '@livery/ui/async-content';
import type { ClauseKind } from '@livery/merchant/licence/clauses';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ClauseItem } from './clause-item.tsx';
import { ConfirmClause } from './confirm-clause.tsx';
import { useVersionLicenceQuery } from './licence.api.ts';
import cards from '../../ui/card-list.module.css';

/**
 * Panel that shows whether a version of the brand fulfils each clause of the gambling licence. A person who reviews a
 * release of this version can confirm a clause that a program cannot check.
 */
export const LicencePanel = ({ brand, version }: { readonly brand: string; readonly version: number }) => {
  const t = useTexts('licence');
  const state = useContentState(useVersionLicenceQuery({ brand, version }));
  return (
    <Panel title={t('title')}>
      <AsyncContent state={state}>
        {({ clauses }) => (
          <ul className={cards.list}>
            {clauses.map(({ id, kind, state: clauseState, breaches, confirmation }) => (
              <ClauseItem
                key={id}
                id={id}
                kind={kind as ClauseKind}
                state={clauseState}
                breaches={breaches}
                confirmation={confirmation ?? undefined}
                heading="h3"
                actions={
                  clauseState === 'unknown' && (
                    <ConfirmClause brand={brand} clause={id} confirmation={confirmation ?? undefined} />
                  )
                }
              />
            ))}
          </ul>
        )}
      </AsyncContent>
    </Panel>
  );
};
