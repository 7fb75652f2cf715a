import { Button } from '@livery/ui/button';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import fieldStyles from '../fields/field.module.css';
import listStyles from '../fields/order-list.module.css';
import { createBlock, getBlockKeys, listAddable } from './block-model.ts';
import { BlockItem } from './block-item.tsx';
import { BlockProblems } from './block-problems.tsx';
import { useBlockName } from './use-block-name.ts';
import { useBlocks } from './use-blocks.ts';

/**
 * Blocks of the home screen with their settings. A button, or Alt with an arrow key, moves a block. Screen readers
 * announce the new position.
 */
export const BlockList = () => {
  const t = useTexts('editor');
  const id = useId();
  const root = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const blocks = useBlocks();
  const getName = useBlockName();
  const keys = getBlockKeys(blocks.blocks);
  const addable = blocks.canEdit ? listAddable(blocks.blocks) : [];
  const handleMove = (from: number, to: number) => {
    const block = blocks.blocks[from];
    if (!block || to < 0 || to >= blocks.blocks.length || !blocks.canEdit) return;
    blocks.move(from, to);
    setMessage(t('list.moved', { name: getName(block), position: to + 1 }));
  };
  const handleRemove = (index: number) => {
    const block = blocks.blocks[index];
    if (!block) return;
    blocks.remove(index);
    setMessage(t('list.removed', { name: getName(block) }));
    root.current?.focus();
  };
  return (
    <div className={fieldStyles.root} data-flash={blocks.isChangedByOther || undefined}>
      <span id={id} className={fieldStyles.label}>
        {t('home.order')}
      </span>
      <ul ref={root} className={listStyles.list} aria-labelledby={id} tabIndex={-1}>
        {blocks.blocks.map((block, index) => (
          <BlockItem
            key={keys[index]}
            block={block}
            index={index}
            blocks={blocks}
            isCodeShared={blocks.blocks.findIndex(({ kind }) => kind === block.kind) < index}
            onMove={(by) => handleMove(index, index + by)}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </ul>
      {addable.length > 0 && (
        <div className={listStyles.missing}>
          {addable.map((kind) => {
            const name = t(`home.block.${kind}`);
            return (
              <Button
                key={kind}
                size="small"
                onClick={() => {
                  blocks.add(createBlock(kind));
                  setMessage(t('list.added', { name }));
                }}
              >
                <PlusIcon />
                <span className={listStyles.hidden}>{t('list.add')}</span> <bdi>{name}</bdi>
              </Button>
            );
          })}
        </div>
      )}
      <BlockProblems problems={blocks.findProblems()} />
      <p className={listStyles.hidden} role="status">
        {message}
      </p>
    </div>
  );
};
