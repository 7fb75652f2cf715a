import { Tag, type Tone } from '@livery/ui/tag';
import type { ClauseKind } from '@livery/merchant/licence/clauses';
import type { ReactNode } from 'react';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Confirmation } from './licence.api.ts';
import cards from '../../ui/card-list.module.css';
import styles from './licence.module.css';

/** Value of the brand document that violates (breaches) a clause of the gambling licence. */
export interface ShownBreach {
  readonly path: readonly string[];
  readonly claim?: string | undefined;
  readonly language?: string | undefined;
}

interface ClauseItemProps {
  readonly id: string;
  readonly kind: ClauseKind;
  readonly state: 'met' | 'notMet' | 'unknown';
  readonly breaches: readonly ShownBreach[];
  readonly confirmation: Confirmation | undefined;
  /** Level of the clause's heading: one below the heading of the list. */
  readonly heading: 'h3' | 'h4';
  /** Renders the buttons of one violation. */
  readonly renderActions?: (breach: ShownBreach) => ReactNode;
  readonly actions?: ReactNode;
}

const tones: Readonly<Record<ClauseItemProps['state'] | 'confirmed', Tone>> = {
  met: 'success',
  confirmed: 'success',
  notMet: 'danger',
  unknown: 'wait',
};

/**
 * One clause (condition) of the gambling licence: its requirement, and whether the brand fulfils this requirement.
 */
export const ClauseItem = ({
  id,
  kind,
  state,
  breaches,
  confirmation,
  heading: Heading,
  renderActions,
  actions,
}: ClauseItemProps) => {
  const t = useTexts('licence');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  const shown = state === 'unknown' && confirmation ? 'confirmed' : state;
  return (
    <li className={cards.item}>
      <div className={cards.head}>
        <Heading className={styles.title}>
          <bdi>{id}</bdi> · {t(`kind.${kind}.title`)}
        </Heading>
        <Tag tone={tones[shown]}>{t(`state.${shown}`)}</Tag>
      </div>
      <p className={cards.detail}>{t(`kind.${kind}.detail`)}</p>
      {breaches.length > 0 && (
        <ul className={styles.breaches}>
          {breaches.map((breach, index) => (
            // The path of a breach is not unique: two blocks of a legal text can contain the same claim. The key
            // therefore also contains the index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${breach.path.join('/')} ${index}`} className={styles.breach}>
              <BreachText kind={kind} breach={breach} />
              {renderActions?.(breach)}
            </li>
          ))}
        </ul>
      )}
      {state === 'unknown' && confirmation && (
        <p className={cards.detail}>
          {t('confirmedBy', {
            name: getOperatorName(confirmation.confirmedBy),
            time: format.time(confirmation.confirmedAt),
          })}{' '}
          <bdi>{confirmation.note}</bdi>
        </p>
      )}
      {actions && <div className={cards.actions}>{actions}</div>}
    </li>
  );
};

const BreachText = ({
  kind,
  breach: { path, claim, language },
}: {
  readonly kind: ClauseKind;
  readonly breach: ShownBreach;
}) => {
  const t = useTexts('licence');
  const format = useFormat();
  const flags = useTexts('editor');
  const flag = path[0] === 'flags' ? path[1] : undefined;
  return (
    <span className={styles.text}>
      {claim !== undefined && (
        <strong>
          {t('claim', { language: language === undefined ? '' : format.languageName(language) })} <q>{claim}</q>
        </strong>
      )}
      {flag !== undefined && <strong>{flags(`flags.${flag}` as Parameters<typeof flags>[0])}</strong>}
      {kind === 'age' && <strong>{t('ageLow')}</strong>}
      <code className={cards.detail} dir="ltr">
        {path.join(' › ')}
      </code>
    </span>
  );
};
