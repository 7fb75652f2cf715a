import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { CloseIcon } from '@livery/ui/icons/close';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import listStyles from '../fields/order-list.module.css';
import { type DraftBlock, getKind } from './block-model.ts';
import { BlockProblems } from './block-problems.tsx';
import { BlockSettings } from './block-settings.tsx';
import styles from './home-blocks.module.css';
import { homeBlockSettings } from '@livery/merchant/home-blocks';
import { useBlockName } from './use-block-name.ts';
import type { Blocks } from './use-blocks.ts';

interface BlockItemProps {
  readonly block: DraftBlock;
  readonly index: number;
  readonly blocks: Blocks;
  /**
   * True if an earlier block in the list has the same kind. Both blocks then use the same program code, so this block
   * adds no bytes.
   */
  readonly isCodeShared: boolean;
  /** Moves the block up (-1) or down (1). */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One block with its position, the size of its program code in bytes, and its settings. */
export const BlockItem = ({ block, index, blocks, isCodeShared, onMove, onRemove }: BlockItemProps) => {
  const t = useTexts('editor');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = useBlockName()(block);
  const kind = getKind(block);
  const hasSettings = kind !== undefined && homeBlockSettings[kind].length > 0;
  const { canEdit } = blocks;
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // Handles arrow keys that a person presses on a button inside the item.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.item} onKeyDown={handleKey}>
      <div className={styles.head}>
        <span className={listStyles.name}>
          <span className={listStyles.position}>{index + 1}</span>
          <bdi>{name}</bdi>
          <BlockCost bytes={blocks.sizes[block.kind]} isShared={isCodeShared} />
        </span>
        {canEdit && (
          <span className={listStyles.actions}>
            <IconButton label={t('list.up', { name })} aria-disabled={index === 0} onClick={() => onMove(-1)}>
              <ChevronDownIcon className={listStyles.up} />
            </IconButton>
            <IconButton
              label={t('list.down', { name })}
              aria-disabled={index === blocks.blocks.length - 1}
              onClick={() => onMove(1)}
            >
              <ChevronDownIcon />
            </IconButton>
            <IconButton label={t('list.remove', { name })} disabled={blocks.blocks.length === 1} onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </div>
      <BlockProblems problems={blocks.findProblems(index)} />
      {hasSettings && (
        <Button
          size="small"
          tone="plain"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('home.settingsOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('home.settings')}
        </Button>
      )}
      {hasSettings && isOpen && (
        <div id={id} className={styles.settings}>
          <BlockSettings
            block={block}
            canEdit={canEdit}
            onFocus={blocks.focus}
            onChange={(change) => blocks.change(index, change)}
          />
        </div>
      )}
    </li>
  );
};

interface BlockCostProps {
  /** Size of the program code for this kind of block. Undefined until the draft is checked. */
  readonly bytes: number | undefined;
  readonly isShared: boolean;
}

const BlockCost = ({ bytes, isShared }: BlockCostProps) => {
  const t = useTexts('editor');
  const { number } = useFormat();
  if (bytes === undefined) return null;
  const size = number(Math.round(bytes / 100) / 10);
  return (
    <span className={listStyles.note}>
      {bytes === 0 && t('home.costNone')}
      {bytes > 0 && (isShared ? t('home.costShared') : t('home.cost', { size }))}
    </span>
  );
};
