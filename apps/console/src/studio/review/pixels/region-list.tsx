import { Button } from '@livery/ui/button';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from '../../../ui/record-list.module.css';
import type { Region } from './compare-boxes.ts';
import type { ScreenResult } from './compare-screen.ts';
import ownStyles from './pixels.module.css';

/** Maximum number of regions in the list. The marks on the screen show all regions. */
const maxListed = 30;
const maxTexts = 3;

interface RegionListProps {
  readonly result: ScreenResult | undefined;
  readonly onShow: (region: Region) => void;
  readonly onComment?: (region: Region) => void;
}

/**
 * The differences of a screen as text: the number of regions that differ, their positions, and the removed and added
 * texts.
 */
export const RegionList = ({ result, onShow, onComment }: RegionListProps) => {
  const t = useTexts('review');
  if (!result) return <p className={ownStyles.verdict}>{t('pixels.notCompared')}</p>;
  if (result.state === 'failed')
    return <p className={ownStyles.verdict}>{t(`pixels.failedReason.${result.reason}`)}</p>;
  const { regions, ignored } = result;
  return (
    <>
      <p className={ownStyles.verdict}>
        <strong>
          {regions.length === 0 ? t('pixels.noDifference') : t('pixels.differ', { count: regions.length })}
        </strong>{' '}
        {ignored > 0 && t('pixels.ignored', { count: ignored })}
      </p>
      <ul className={styles.list} aria-label={t('pixels.regions')}>
        {regions.slice(0, maxListed).map((region, index) => (
          <RegionItem
            // The order of the regions is fixed, so the position of a region can be its React key.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            region={region}
            onShow={onShow}
            {...(onComment && { onComment })}
          />
        ))}
      </ul>
      {regions.length > maxListed && <p>{t('pixels.moreRegions', { count: regions.length - maxListed })}</p>}
    </>
  );
};

interface RegionItemProps extends Omit<RegionListProps, 'result'> {
  readonly region: Region;
}

const RegionItem = ({ region, onShow, onComment }: RegionItemProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const { left, top, width, height, before, after } = region;
  const write = (texts: readonly string[]) => format.list(texts.slice(0, maxTexts).map((text) => `“${text}”`));
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        {before.length > 0 && (
          <bdi>
            {t('before')}: {write(before)}
          </bdi>
        )}
        {after.length > 0 && (
          <bdi>
            {t('after')}: {write(after)}
          </bdi>
        )}
        {before.length + after.length === 0 && <span>{t('pixels.sameTexts')}</span>}
        <span className={styles.detail}>{t('pixels.place', { left, top, width, height })}</span>
      </div>
      <Button size="small" onClick={() => onShow(region)}>
        {t('pixels.show')}
      </Button>
      {onComment && (
        <Button size="small" onClick={() => onComment(region)}>
          {t('comments.add')}
        </Button>
      )}
    </li>
  );
};
