import { Tag } from '@livery/ui/tag';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import recordStyles from '../../ui/record-list.module.css';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import type { Comparison } from './review.api.ts';
import styles from './review.module.css';

type Bytes = NonNullable<Comparison['bytes']>;
type FileChange = Bytes['files'][number];

/** Returns a function that formats a number of bytes. */
const useSize = (): ((bytes: number) => string) => {
  const t = useTexts('review');
  const format = useFormat();
  return (bytes) => t('bytes.kilobytes', { size: format.number(Math.round(bytes / 10) / 100) });
};

/** Compares the files of two releases: their sizes, the added and removed features, and the files that differ. */
export const BytesView = ({ bytes }: { readonly bytes: Bytes }) => {
  const t = useTexts('review');
  const { added, removed } = bytes.features;
  return (
    <>
      <SizesPanel bytes={bytes} />
      <Panel
        title={t('bytes.features')}
        {...(added.length + removed.length === 0 && { detail: t('bytes.noFeatures') })}
      >
        <FeatureList bytes={bytes} />
      </Panel>
      <FilesPanel bytes={bytes} />
    </>
  );
};

const SizesPanel = ({ bytes: { before, after } }: { readonly bytes: Bytes }) => {
  const t = useTexts('review');
  const format = useFormat();
  const toSize = useSize();
  const rows = (['firstLoad', 'total', 'fileCount'] as const).map((id) => ({
    id,
    write: id === 'fileCount' ? format.number : toSize,
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', label: t('bytes.size'), render: ({ id }) => t(`bytes.${id}`) },
    { id: 'before', label: t('before'), render: ({ id, write }) => write(before[id]) },
    { id: 'after', label: t('after'), render: ({ id, write }) => write(after[id]) },
    {
      id: 'difference',
      label: t('bytes.difference'),
      render: ({ id, write }) => <span dir="ltr">{toSigned(after[id] - before[id], write)}</span>,
    },
  ];
  return (
    <Panel title={t('bytes.title')}>
      <RecordTable label={t('bytes.title')} columns={columns} items={rows} getKey={({ id }) => id} />
    </Panel>
  );
};

const toSigned = (value: number, write: (value: number) => string): string => `${value > 0 ? '+' : ''}${write(value)}`;

const FeatureList = ({ bytes: { features } }: { readonly bytes: Bytes }) => {
  const t = useTexts('review');
  const toSize = useSize();
  return (
    <ul className={recordStyles.list}>
      {(['added', 'removed'] as const).flatMap((kind) =>
        features[kind].map(({ id, size }) => (
          <li key={`${kind} ${id}`} className={recordStyles.item}>
            <span className={recordStyles.text}>
              <bdi>{id}</bdi>
              <span className={recordStyles.detail}>{toSize(size)}</span>
            </span>
            <Tag tone={kind === 'added' ? 'success' : 'wait'}>{t(kind)}</Tag>
          </li>
        )),
      )}
    </ul>
  );
};

const FilesPanel = ({ bytes: { files, moreFiles } }: { readonly bytes: Bytes }) => {
  const t = useTexts('review');
  const toSize = useSize();
  const columns: Column<FileChange>[] = [
    {
      id: 'path',
      label: t('bytes.file'),
      render: ({ path, isFirstLoad, features }) => (
        <>
          <bdi>{path}</bdi>
          <span className={styles.path}>
            {[...(isFirstLoad ? [t('bytes.inFirstLoad')] : []), ...features].join(', ')}
          </span>
        </>
      ),
    },
    { id: 'before', label: t('before'), render: ({ before }) => (before === null ? '–' : toSize(before)) },
    { id: 'after', label: t('after'), render: ({ after }) => (after === null ? '–' : toSize(after)) },
  ];
  if (files.length === 0) return <Panel title={t('bytes.files')} detail={t('bytes.noFiles')} />;
  return (
    <Panel title={t('bytes.files')} {...(moreFiles > 0 && { detail: t('bytes.more', { count: moreFiles }) })}>
      <RecordTable label={t('bytes.files')} columns={columns} items={files} getKey={({ path }) => path} />
    </Panel>
  );
};
