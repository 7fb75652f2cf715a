import { Tag } from '@livery/ui/tag';
import type { TextKey } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import type { Comparison } from './review.api.ts';

type Behaviour = NonNullable<Comparison['behaviour']>;

interface Line {
  readonly key: string;
  readonly detail: string;
}

interface Lines {
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
}

const toLines = <Item,>(
  { added, removed }: { readonly added: readonly Item[]; readonly removed: readonly Item[] },
  toLine: (item: Item) => Line,
): Lines => ({ added: added.map(toLine), removed: removed.map(toLine) });

/**
 * Shows the pages, menu entries and calls that the reviewed release adds or removes, compared with another release.
 */
export const BehaviourView = ({ behaviour }: { readonly behaviour: Behaviour }) => {
  const t = useTexts('review');
  const getSlotName = (slot: string): string => {
    const key = `behaviour.slot.${slot}` as TextKey<'review'>;
    const text = t(key);
    return text === key ? slot : text;
  };
  const detail = behaviour.isComplete ? {} : { detail: t('behaviour.incomplete') };
  return (
    <>
      <ChangePanel
        title={t('behaviour.routes')}
        {...detail}
        lines={toLines(behaviour.routes, ({ path, feature }) => ({ key: path, detail: feature }))}
      />
      <ChangePanel
        title={t('behaviour.menu')}
        {...detail}
        lines={toLines(behaviour.menu, ({ slot, path }) => ({ key: path, detail: getSlotName(slot) }))}
      />
      <ChangePanel
        title={t('behaviour.calls')}
        lines={toLines(behaviour.calls, ({ name, method, path }) => ({ key: `${method} ${path}`, detail: name }))}
      />
    </>
  );
};

interface ChangePanelProps {
  readonly title: string;
  readonly detail?: string;
  readonly lines: Lines;
}

const ChangePanel = ({ title, detail, lines }: ChangePanelProps) => {
  const t = useTexts('review');
  const isSame = lines.added.length + lines.removed.length === 0;
  return (
    <Panel title={title} detail={detail ?? (isSame ? t('behaviour.same') : undefined)}>
      <ul className={styles.list}>
        {(['added', 'removed'] as const).flatMap((kind) =>
          lines[kind].map((line) => (
            <li key={`${kind} ${line.key} ${line.detail}`} className={styles.item}>
              <span className={styles.text}>
                <code dir="ltr">{line.key}</code>
                <bdi className={styles.detail}>{line.detail}</bdi>
              </span>
              <Tag tone={kind === 'added' ? 'success' : 'wait'}>{t(kind)}</Tag>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
};
