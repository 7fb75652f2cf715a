import { Button } from '@livery/ui/button';
import { PlusIcon } from '@livery/ui/icons/plus';
import { type LegalBlockKind, legalBlockKinds, legalLimits, type LegalPage } from '@livery/merchant/legal-texts';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import listStyles from '../fields/order-list.module.css';
import { BlockProblems } from '../home-blocks/block-problems.tsx';
import { useEditor, useField } from '../model/editor-context.ts';
import { groupByEntry } from '../problems/entry-problems.ts';
import { LegalBlockItem } from './legal-block-item.tsx';
import { isLegalBlock, toLegalPath } from './legal-model.ts';
import { useLegalBlocks } from './use-legal-blocks.ts';

interface LegalTextEditorProps {
  readonly page: LegalPage;
  readonly language: string;
}

/**
 * The blocks of a legal text in one language. A button, or Alt with an arrow key, moves a block. Screen readers announce
 * changes of the list.
 */
export const LegalTextEditor = ({ page, language }: LegalTextEditorProps) => {
  const t = useTexts('editor');
  const path = toLegalPath(page, language);
  const { canEdit, focus } = useField(path);
  const root = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const [newId, setNewId] = useState<number>();
  const blocks = useLegalBlocks(page, language);
  const { entries, ids } = blocks.list;
  const problems = groupByEntry(useEditor().problems, path);
  const shown = entries.flatMap((entry, index) =>
    isLegalBlock(entry) ? [{ block: entry, index, id: ids[index] ?? 0 }] : [],
  );
  const handleMove = (id: number, by: -1 | 1) => {
    const position = blocks.move(id, by);
    if (position !== undefined) setMessage(t('list.moved', { name: t('legalTexts.block'), position: position + 1 }));
  };
  const handleRemove = (id: number) => {
    if (!blocks.remove(id)) return;
    setMessage(t('list.removed', { name: t('legalTexts.block') }));
    root.current?.focus();
  };
  const handleAdd = (kind: LegalBlockKind, after?: number) => {
    const id = blocks.add(kind, after);
    if (id === undefined) return;
    setNewId(id);
    setMessage(t('list.added', { name: t(`legalTexts.kind.${kind}`) }));
  };
  return (
    <>
      <ul ref={root} className={listStyles.list} aria-label={t('legalTexts.blocks')} tabIndex={-1}>
        {shown.map(({ block, index, id }) => (
          <LegalBlockItem
            key={id}
            block={block}
            index={index}
            language={language}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            canEdit={canEdit}
            isNew={id === newId}
            problems={problems.findAt(index)}
            onFocus={focus}
            onReplace={(next) => blocks.replace(id, next)}
            onLeave={() => blocks.trim(id)}
            onEnter={() => handleAdd('paragraph', id)}
            onMove={(by) => handleMove(id, by)}
            onRemove={() => handleRemove(id)}
          />
        ))}
      </ul>
      <BlockProblems problems={problems.findOther(shown.map(({ index }) => index))} />
      {canEdit && entries.length < legalLimits.blocks && (
        <div className={listStyles.missing}>
          {legalBlockKinds.map((kind) => {
            const name = t(`legalTexts.kind.${kind}`);
            return (
              <Button key={kind} size="small" onClick={() => handleAdd(kind)}>
                <PlusIcon />
                <span className={listStyles.hidden}>{t('list.add')}</span> <bdi>{name}</bdi>
              </Button>
            );
          })}
        </div>
      )}
      <p className={listStyles.hidden} role="status">
        {message}
      </p>
    </>
  );
};
