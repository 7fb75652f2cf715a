import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { NumberValue } from '../fields/number-value.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { removeBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';

/** Default values of a new jackpot. The operator can change them. */
const firstJackpot = { sharePercent: 0.5, base: 1_000_000, ticketPrice: 10_000, drawAt: '21:00' } as const;

/** Form fields for the jackpot of the brand. If the brand has no jackpot, shows a button that adds one. */
export const JackpotFields = () => {
  const t = useTexts('editor');
  const { document, canEdit, change } = useEditor();
  const hasJackpot = document['jackpot'] !== undefined;
  const handleToggle = () =>
    change(
      hasJackpot
        ? removeBranch(document, ['jackpot'])
        : Object.entries(firstJackpot).map(([key, to]) => ({ path: ['document', 'jackpot', key], to })),
    );
  return (
    <Group
      title={t('jackpot.title')}
      detail={hasJackpot ? t('jackpot.detail') : t('jackpot.none')}
      actions={
        canEdit && (
          <Button size="small" onClick={handleToggle}>
            {hasJackpot ? t('jackpot.remove') : t('jackpot.add')}
          </Button>
        )
      }
    >
      {!hasJackpot && <InheritedValue path={['jackpot']} />}
      {hasJackpot && (
        <>
          <NumberValue path={['jackpot', 'sharePercent']} label={t('jackpot.share')} min={0.01} max={5} step={0.01} />
          <NumberValue path={['jackpot', 'base']} label={t('jackpot.base')} min={0} max={1_000_000_000} />
          <NumberValue path={['jackpot', 'ticketPrice']} label={t('jackpot.ticket')} min={1} max={1_000_000_000} />
          <TextValue path={['jackpot', 'drawAt']} label={t('jackpot.drawAt')} type="time" isRequired />
        </>
      )}
    </Group>
  );
};
