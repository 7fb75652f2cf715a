import { getLanguageMeta } from '@livery/merchant/language-table';
import { legalBlockKinds, type LegalBlockKind, legalLimits } from '@livery/merchant/legal-texts';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { CloseIcon } from '@livery/ui/icons/close';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { BrandProblem } from '../../releases.api.ts';
import fieldStyles from '../fields/field.module.css';
import listStyles from '../fields/order-list.module.css';
import { useTypedText } from '../fields/use-typed-text.ts';
import { BlockProblems } from '../home-blocks/block-problems.tsx';
import type { BrandDocument } from '../model/brand-document.ts';
import { changeKind, type DraftLegalBlock, getBlockText, isFinishedText, setBlockText } from './legal-model.ts';
import styles from './legal.module.css';

interface LegalBlockItemProps {
  readonly block: DraftLegalBlock;
  readonly index: number;
  readonly language: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canEdit: boolean;
  /** True for a block that was just added. Its text field gets the focus. */
  readonly isNew: boolean;
  readonly problems: readonly BrandProblem[];
  readonly onFocus: () => void;
  /**
   * Replaces the block with the blocks that `change` returns. The argument of `change` is the current block of the
   * draft. It can be newer than the prop `block`, because two fields of a block can commit their texts before the next
   * render.
   */
  readonly onReplace: (change: (current: DraftLegalBlock) => readonly BrandDocument[]) => void;
  /** Called when the text field has lost the focus, after its text is stored. */
  readonly onLeave: () => void;
  /** Adds a paragraph after the block. */
  readonly onEnter: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One block of a legal text: its kind, its text, and the buttons that move and remove it. */
export const LegalBlockItem = (props: LegalBlockItemProps) => {
  const { block, index, isFirst, isLast, canEdit, problems, onReplace, onMove, onRemove } = props;
  const t = useTexts('editor');
  const name = t('legalTexts.position', { position: index + 1, kind: t(`legalTexts.kind.${block.kind}`) });
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // Handles arrow keys that a person presses in a field or on a button inside the item.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.item} onKeyDown={handleKey}>
      <div className={styles.head}>
        <select
          className={fieldStyles.control}
          aria-label={t('legalTexts.kindOf', { name })}
          value={block.kind}
          disabled={!canEdit}
          onChange={({ currentTarget }) => {
            const kind = currentTarget.value as LegalBlockKind;
            onReplace((current) => [changeKind(current, kind)]);
          }}
        >
          {legalBlockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`legalTexts.kind.${kind}`)}
            </option>
          ))}
        </select>
        {canEdit && (
          <span className={listStyles.actions}>
            <IconButton label={t('list.up', { name })} aria-disabled={isFirst} onClick={() => onMove(-1)}>
              <ChevronDownIcon className={listStyles.up} />
            </IconButton>
            <IconButton label={t('list.down', { name })} aria-disabled={isLast} onClick={() => onMove(1)}>
              <ChevronDownIcon />
            </IconButton>
            <IconButton label={t('list.remove', { name })} onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </div>
      <BlockText {...props} name={name} />
      {block.kind === 'link' && <LinkAddress {...props} name={name} />}
      <BlockProblems problems={problems} />
    </li>
  );
};

type FieldProps = LegalBlockItemProps & { readonly name: string };

const BlockText = ({ block, language, canEdit, isNew, onFocus, onReplace, onLeave, onEnter, name }: FieldProps) => {
  const t = useTexts('editor');
  const field = useRef<HTMLTextAreaElement>(null);
  const stored = getBlockText(block);
  const { text, onType, flush } = useTypedText(
    stored,
    (typed) => onReplace((current) => setBlockText(current, typed)),
    { isFinished: (typed) => isFinishedText(block, typed) },
  );
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const isList = block.kind === 'list';
  const handleKey = (event: KeyboardEvent) => {
    // While the person composes a character with an input method, for example in Chinese, Enter only confirms the
    // character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isList || !canEdit) return;
    event.preventDefault();
    flush();
    onEnter();
  };
  const handleBlur = () => {
    flush();
    onLeave();
  };
  return (
    <textarea
      ref={field}
      className={fieldStyles.control}
      rows={block.kind === 'heading' || block.kind === 'link' ? 1 : 4}
      aria-label={name}
      placeholder={isList ? t('legalTexts.listHint') : undefined}
      value={text}
      // This limit for a whole legal text is much higher than the limit for one block. With the limit for one block,
      // the browser would cut off the end of a long pasted text. The check of the draft reports a block that is too
      // long.
      maxLength={legalLimits.total}
      readOnly={!canEdit}
      lang={getLanguageMeta(language)?.bcp47}
      dir="auto"
      onFocus={onFocus}
      onBlur={handleBlur}
      onKeyDown={handleKey}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
};

const LinkAddress = ({ block, canEdit, onFocus, onReplace, name }: FieldProps) => {
  const t = useTexts('editor');
  const { href } = block;
  const stored = typeof href === 'string' ? href : '';
  const { text, onType, flush } = useTypedText(stored, (typed) =>
    onReplace((current) => [current.kind === 'link' ? { ...current, href: typed.trim() } : current]),
  );
  return (
    <input
      className={fieldStyles.control}
      aria-label={t('legalTexts.address', { name })}
      value={text}
      maxLength={300}
      readOnly={!canEdit}
      dir="ltr"
      inputMode="url"
      onFocus={onFocus}
      onBlur={flush}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
};
