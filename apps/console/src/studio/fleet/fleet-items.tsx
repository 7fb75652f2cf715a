import { Link } from '@livery/ui/link';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useErrorCodeText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import recordStyles from '../../ui/record-list.module.css';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { ReleaseImage } from '../release-image/release-image.tsx';
import type { FleetItem } from './fleet.api.ts';
import styles from './fleet.module.css';

/**
 * Possible results for a brand, in the order in which the page lists them. Brands that need a person's action are
 * first.
 */
const states = ['failed', 'changed', 'unchanged', 'released'] as const;
type Listed = (typeof states)[number];

/** Number of brands that a list shows at first. */
const pageSize = 50;

/**
 * Lists the brands of a fleet run, with one list for each result. A fleet run builds a new release of every brand, for
 * example after an update of the app.
 */
export const FleetItems = ({ items }: { readonly items: readonly FleetItem[] }) => {
  const lists = states.map((state) => ({ state, items: items.filter((item) => item.state === state) }));
  return lists
    .filter((list) => list.items.length > 0)
    .map((list) => <ItemPanel key={list.state} state={list.state} items={list.items} />);
};

interface ItemPanelProps {
  readonly state: Listed;
  readonly items: readonly FleetItem[];
}

const ItemPanel = ({ state, items }: ItemPanelProps) => {
  const t = useTexts('review');
  const columns = useColumns(state);
  const [shown, setShown] = useState(pageSize);
  return (
    <Panel title={t(`fleet.state.${state}`)} detail={t(`fleet.stateDetail.${state}`)}>
      <RecordTable
        label={t(`fleet.state.${state}`)}
        columns={columns}
        items={items.slice(0, shown)}
        getKey={({ brand }) => brand}
      />
      {items.length > shown && (
        <Button size="small" onClick={() => setShown(shown + pageSize)}>
          {t('fleet.more')}
        </Button>
      )}
    </Panel>
  );
};

const useColumns = (state: Listed): readonly Column<FleetItem>[] => {
  const t = useTexts('review');
  const format = useFormat();
  const explain = useErrorCodeText();
  const toKilobytes = (bytes: number): string => format.number(Math.round(bytes / 100) / 10);
  const brand: Column<FleetItem> = {
    id: 'brand',
    label: t('fleet.brand'),
    render: (item) => (
      <Link href={paths.brand(item.brand)}>
        <bdi>{item.name}</bdi>
      </Link>
    ),
  };
  if (state === 'failed')
    return [
      brand,
      {
        id: 'error',
        label: t('fleet.error'),
        render: ({ error }) => (error?.startsWith('ops.') ? explain(error) : <bdi>{error}</bdi>),
      },
    ];
  if (state !== 'changed')
    return [brand, { id: 'version', label: t('fleet.version'), render: ({ version }) => version }];
  return [
    brand,
    { id: 'home', label: t('fleet.home'), render: (item) => <HomeImages item={item} /> },
    { id: 'files', label: t('fleet.files'), render: (item) => <ChangedFiles item={item} /> },
    {
      id: 'bytes',
      label: t('fleet.bytes'),
      render: ({ bytesBefore, bytesAfter }) =>
        t('fleet.fromTo', { before: toKilobytes(bytesBefore), after: toKilobytes(bytesAfter) }),
    },
    {
      id: 'review',
      label: t('fleet.review'),
      render: (item) =>
        item.releaseId && (
          <Link className={recordStyles.link} href={paths.releaseReview(item.brand, item.releaseId)}>
            {t('fleet.review')}
          </Link>
        ),
    },
  ];
};

/**
 * Two small images of a brand's home page: in the live release and in the new release. A link opens the comparison of
 * all screens.
 */
const HomeImages = ({ item: { brand, name, liveReleaseId, releaseId } }: { readonly item: FleetItem }) => {
  const t = useTexts('review');
  if (releaseId === null) return null;
  return (
    <div className={styles.home}>
      <div className={styles.images}>
        <ReleaseImage brand={brand} releaseId={liveReleaseId} label={t('fleet.homeBefore', { name })} />
        <ReleaseImage brand={brand} releaseId={releaseId} label={t('fleet.homeAfter', { name })} />
      </div>
      <Link className={recordStyles.link} href={paths.releasePixels(brand, releaseId)}>
        {t('fleet.pixels')}
      </Link>
    </div>
  );
};

const ChangedFiles = ({ item }: { readonly item: FleetItem }) => {
  const format = useFormat();
  return (
    <details>
      <summary>{format.number(item.files)}</summary>
      <div className={styles.paths} dir="ltr">
        {item.paths.map((path) => (
          <div key={path}>{path}</div>
        ))}
      </div>
    </details>
  );
};
