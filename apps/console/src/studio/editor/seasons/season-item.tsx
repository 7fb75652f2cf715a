import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { BrandProblem } from '../../releases.api.ts';
import fieldStyles from '../fields/field.module.css';
import { useTypedText } from '../fields/use-typed-text.ts';
import { BlockProblems } from '../home-blocks/block-problems.tsx';
import { Setting } from '../home-blocks/block-settings.tsx';
import type { Change } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { SeasonColors } from './season-colors.tsx';
import { SeasonImages } from './season-images.tsx';
import { type DraftSeason, getSeasonState } from './season-model.ts';
import styles from './seasons.module.css';

export interface SeasonProps {
  readonly season: DraftSeason;
  readonly onFocus: () => void;
  /**
   * Changes values of the seasonal layer. Null removes a value. The argument of `getValues` is the layer at the time of
   * the commit. It can differ from the rendered layer, because typed texts and colours are committed after a delay.
   * `added` are changes that add the image files to which the new values refer.
   */
  readonly onChange: (
    getValues: (season: DraftSeason) => Readonly<Record<string, unknown>>,
    added?: readonly Change[],
  ) => void;
}

interface SeasonItemProps extends SeasonProps {
  /** Today in the brand's time zone, as `YYYY-MM-DD`. */
  readonly today: string;
  /** True for a seasonal layer that the operator has just added. The item is then open at first. */
  readonly isNew: boolean;
  readonly problems: readonly BrandProblem[];
  readonly canDuplicate: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

const tones = { past: 'quiet', active: 'success', coming: 'wait', unknown: 'danger' } as const satisfies Record<
  string,
  Tone
>;

/** One seasonal layer: a header with name and state, and fields for the days, colours and images. */
export const SeasonItem = ({
  today,
  isNew,
  problems,
  canDuplicate,
  onDuplicate,
  onRemove,
  ...props
}: SeasonItemProps) => {
  const t = useTexts('editor');
  const format = useFormat();
  const { canEdit } = useEditor();
  const { season } = props;
  const name = typeof season['name'] === 'string' ? season['name'] : '';
  const state = getSeasonState(season, today);
  const days = [season['from'], season['to']];
  return (
    <li className={styles.item}>
      <details open={isNew || undefined}>
        <summary className={styles.summary}>
          <bdi className={styles.name}>{name}</bdi>
          <Tag tone={tones[state]}>{t(`seasons.state.${state}`)}</Tag>
          {state !== 'unknown' && (
            <span className={styles.hint}>
              {t('seasons.days', {
                from: format.calendarDay(String(days[0])),
                to: format.calendarDay(String(days[1])),
              })}
            </span>
          )}
        </summary>
        <div className={styles.body}>
          <NameField {...props} />
          <Days {...props} />
          <SeasonColors {...props} />
          <SeasonImages {...props} />
          {canEdit && (
            <div className={styles.actions}>
              {canDuplicate && (
                <Button size="small" onClick={onDuplicate}>
                  {t('seasons.duplicate')}
                </Button>
              )}
              <Button size="small" tone="plain" aria-label={t('seasons.removeName', { name })} onClick={onRemove}>
                {t('seasons.remove')}
              </Button>
            </div>
          )}
        </div>
      </details>
      <BlockProblems problems={problems} />
    </li>
  );
};

const NameField = ({ season, onFocus, onChange }: SeasonProps) => {
  const t = useTexts('editor');
  const { canEdit } = useEditor();
  const id = useId();
  const stored = typeof season['name'] === 'string' ? season['name'] : '';
  const { text, onType, flush } = useTypedText(stored, (name) => {
    if (name.trim() !== '' && name !== stored) onChange(() => ({ name }));
  });
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id} className={fieldStyles.label}>
        {t('seasons.name')}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        dir="auto"
        maxLength={40}
        value={text}
        readOnly={!canEdit}
        onFocus={onFocus}
        onBlur={flush}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
};

const Days = ({ season, onFocus, onChange }: SeasonProps) => {
  const t = useTexts('editor');
  const { canEdit } = useEditor();
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((key) => (
        <Setting key={key} label={t(`home.${key}`)}>
          {(id) => (
            <input
              id={id}
              type="date"
              required
              className={fieldStyles.control}
              value={typeof season[key] === 'string' ? season[key] : ''}
              readOnly={!canEdit}
              onFocus={onFocus}
              // A seasonal layer must have a first and a last day, so the change is ignored if the operator clears a
              // field.
              onChange={({ currentTarget: { value } }) => value && onChange(() => ({ [key]: value }))}
            />
          )}
        </Setting>
      ))}
      <p className={styles.hint}>{t('seasons.daysHint')}</p>
    </div>
  );
};
