import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BrandProposal } from './new-brand.api.ts';
import { PhoneMock } from './phone-mock.tsx';
import styles from './new-brand.module.css';

interface ProposalsProps {
  readonly proposals: readonly BrandProposal[];
  readonly selected: BrandProposal['id'];
  readonly onSelect: (id: BrandProposal['id']) => void;
}

/** Radio buttons for the design proposals of a new brand. Arrow keys move between the proposals. */
export const Proposals = ({ proposals, selected, onSelect }: ProposalsProps) => {
  const t = useTexts('creation');
  const name = useId();
  return (
    <fieldset className={styles.proposals}>
      <legend className={styles.legend}>{t('proposals.title')}</legend>
      <div className={styles.cards}>
        {proposals.map((proposal) => (
          <label key={proposal.id} className={styles.card}>
            <PhoneMock proposal={proposal} />
            <span className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={proposal.id}
                checked={proposal.id === selected}
                onChange={() => onSelect(proposal.id)}
              />
              {t(`proposals.${proposal.id}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
