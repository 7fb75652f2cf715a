import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Pin } from './pins.ts';
import { useAddReleaseCommentMutation } from './review.api.ts';

interface CommentDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Position of the comment on a screen. If undefined, the operator can enter a position. */
  readonly place?: Pin;
  readonly onClose: () => void;
}

const firstPin: Pin = { route: '/m/home', language: 'EN', width: 390, x: 0, y: 0 };

/** Dialog that writes a comment on a release, or on a position of one of its screens. */
export const CommentDialog = ({ brand, releaseId, place, onClose }: CommentDialogProps) => {
  const t = useTexts('review');
  const act = useAct();
  const [text, setText] = useState('');
  const [isPinned, setPinned] = useState(place !== undefined);
  const [pin, setPin] = useState(() => toFields(place ?? firstPin));
  const [add, adding] = useAddReleaseCommentMutation();
  const handleSubmit = async () => {
    const { width, x, y, ...screen } = pin;
    const pinned = isPinned && { pin: { ...screen, width: Number(width), x: Number(x), y: Number(y) } };
    const comment = { brand, releaseId, text: text.trim(), ...pinned };
    if (await act(add(comment), t('comments.done'))) onClose();
  };
  return (
    <FormDialog
      title={t('comments.add')}
      submit={t('comments.add')}
      isPending={adding.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('comments.text')}
        value={text}
        required
        maxLength={2000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox
        label={t('comments.onScreen')}
        checked={isPinned}
        onChange={(event) => setPinned(event.currentTarget.checked)}
      />
      {isPinned &&
        (['route', 'language', 'width', 'x', 'y'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`comments.${field}`)}
            value={pin[field]}
            required
            {...pinInputs[field]}
            onChange={(event) => setPin({ ...pin, [field]: event.currentTarget.value })}
          />
        ))}
    </FormDialog>
  );
};

const toFields = ({ width, x, y, ...screen }: Pin) => ({
  ...screen,
  width: String(width),
  x: String(x),
  y: String(y),
});

/** Input attributes of the position fields. Their limits equal the limits of the API contract. */
const pinInputs = {
  route: { pattern: String.raw`/[\w\-.\/:]*`, maxLength: 200, dir: 'ltr' },
  language: { pattern: '[A-Z\\-]{2,8}', maxLength: 8, dir: 'ltr' },
  width: { type: 'number', min: 200, max: 4000 },
  x: { type: 'number', min: 0, max: 4000 },
  y: { type: 'number', min: 0, max: 100_000 },
} as const;
