import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { CloseIcon } from '@livery/ui/icons/close';
import { PlusIcon } from '@livery/ui/icons/plus';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import { InheritedNote } from './inherited-note.tsx';
import { useField } from '../model/editor-context.ts';
import fieldStyles from './field.module.css';
import styles from './order-list.module.css';

interface Item {
  readonly id: string;
  readonly label: string;
}

interface OrderListProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: string;
  /** All items that the list can contain. */
  readonly items: readonly Item[];
  readonly minItems: number;
  /** Text beside the first item, such as "Default". */
  readonly firstNote?: string;
  /** True if the missing items are offered in a select field, because there are many missing items. */
  readonly isLongChoice?: boolean;
}

const move = (list: readonly string[], from: number, to: number): string[] => {
  const moved = list.toSpliced(from, 1);
  return moved.toSpliced(to, 0, list[from] as string);
};

/**
 * A list in the document whose order matters. A button, or Alt with an arrow key, moves an item. Screen readers
 * announce the new position.
 */
export const OrderList = ({ path, label, hint, items, minItems, firstNote, isLongChoice }: OrderListProps) => {
  const t = useTexts('editor');
  const id = useId();
  const root = useRef<HTMLUListElement>(null);
  const field = useField(path);
  const [message, setMessage] = useState('');
  const list = Array.isArray(field.value) ? field.value.filter((item): item is string => typeof item === 'string') : [];
  const getLabel = (item: string): string => items.find((each) => each.id === item)?.label ?? item;
  const missing = items.filter((item) => !list.includes(item.id));
  const handleMove = (from: number, to: number) => {
    const item = list[from];
    if (item === undefined || to < 0 || to >= list.length || !field.canEdit) return;
    field.set(move(list, from, to));
    // The focus stays on the button of the moved item: React reuses the same element, because its key does not change.
    // The message announces the new position to screen readers.
    setMessage(t('list.moved', { name: getLabel(item), position: to + 1 }));
  };
  const handleRemove = (item: string) => {
    field.set(list.filter((each) => each !== item));
    setMessage(t('list.removed', { name: getLabel(item) }));
    root.current?.focus();
  };
  const handleAdd = (item: string) => {
    field.set([...list, item]);
    setMessage(t('list.added', { name: getLabel(item) }));
  };
  return (
    <div
      className={fieldStyles.root}
      data-invalid={field.problem !== undefined || undefined}
      data-flash={field.isChangedByOther || undefined}
    >
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      {hint && <p className={fieldStyles.message}>{hint}</p>}
      <InheritedNote inherited={field.inherited} />
      <ul ref={root} className={styles.list} aria-labelledby={id} tabIndex={-1}>
        {list.map((item, at) => (
          <OrderItem
            key={item}
            label={getLabel(item)}
            position={at + 1}
            isLast={at === list.length - 1}
            note={at === 0 ? firstNote : undefined}
            canEdit={field.canEdit}
            canRemove={list.length > minItems}
            onMove={(by) => handleMove(at, at + by)}
            onRemove={() => handleRemove(item)}
          />
        ))}
      </ul>
      {field.canEdit && missing.length > 0 && (
        <AddChoice label={label} items={missing} isLong={isLongChoice === true} onAdd={handleAdd} />
      )}
      {field.problem && (
        <p className={fieldStyles.message}>
          <ProblemText problem={field.problem} part="reason" />
        </p>
      )}
      <p className={styles.hidden} role="status">
        {message}
      </p>
    </div>
  );
};

interface OrderItemProps {
  readonly label: string;
  /** Position in the list, counted from 1. */
  readonly position: number;
  readonly isLast: boolean;
  readonly note: string | undefined;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
  /** Moves the item up (-1) or down (1). */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const OrderItem = ({ label, position, isLast, note, canEdit, canRemove, onMove, onRemove }: OrderItemProps) => {
  const t = useTexts('editor');
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // Handles arrow keys that a person presses on a button inside the item.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.item} onKeyDown={handleKey}>
      <span className={styles.name}>
        <span className={styles.position}>{position}</span>
        <bdi>{label}</bdi>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {canEdit && (
        <span className={styles.actions}>
          <IconButton label={t('list.up', { name: label })} aria-disabled={position === 1} onClick={() => onMove(-1)}>
            <ChevronDownIcon className={styles.up} />
          </IconButton>
          <IconButton label={t('list.down', { name: label })} aria-disabled={isLast} onClick={() => onMove(1)}>
            <ChevronDownIcon />
          </IconButton>
          <IconButton label={t('list.remove', { name: label })} disabled={!canRemove} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </li>
  );
};

interface AddChoiceProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly isLong: boolean;
  readonly onAdd: (item: string) => void;
}

/** Offers the items that are not yet in the list. */
const AddChoice = ({ label, items, isLong, onAdd }: AddChoiceProps) => {
  const t = useTexts('editor');
  if (!isLong)
    return (
      <div className={styles.missing}>
        {items.map((item) => (
          <Button key={item.id} size="small" onClick={() => onAdd(item.id)}>
            <PlusIcon />
            <span className={styles.hidden}>{t('list.add')}</span> <bdi>{item.label}</bdi>
          </Button>
        ))}
      </div>
    );
  const text = t('list.addTo', { name: label });
  return (
    <select
      className={fieldStyles.control}
      aria-label={text}
      value=""
      onChange={(event) => event.currentTarget.value && onAdd(event.currentTarget.value)}
    >
      <option value="">{text}</option>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.label}
        </option>
      ))}
    </select>
  );
};
