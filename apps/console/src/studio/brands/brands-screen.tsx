import { skipToken } from '@reduxjs/toolkit/query';
import { servedReleaseId } from '@livery/contract/operators/served-release';
import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Link } from '@livery/ui/link';
import { Tag, type Tone } from '@livery/ui/tag';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { paths } from '../../navigation/paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { None } from '../../ui/none.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { DraftLink } from '../drafts/draft-link.tsx';
import { useOpenDraftsQuery } from '../drafts/drafts.api.ts';
import { ReleaseImage } from '../release-image/release-image.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { type ManagedBrand, useManagedBrandsQuery } from '../releases.api.ts';
import styles from '../../ui/search-table.module.css';

const tones: Readonly<Record<ManagedBrand['source'], Tone>> = { release: 'success', file: 'quiet', draft: 'wait' };

const isMatch = ({ name, brand }: ManagedBrand, search: string): boolean =>
  `${name} ${brand}`.toLowerCase().includes(search.trim().toLowerCase());

/** Page that lists the brands that the operator may see, each with its live version. */
export const BrandsScreen = () => {
  const t = useTexts('studio');
  const isPermitted = usePermissions();
  const state = useContentState(useManagedBrandsQuery());
  const [search, setSearch] = useState('');
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('brands.title')}
        actions={
          <>
            {isPermitted('drafts:write') && <Button onClick={() => setImporting(true)}>{t('import.title')}</Button>}
            {(isPermitted('brands:create') || isPermitted('brands:request')) && (
              <Button tone="accent" href={paths.newBrand}>
                {t('brands.new')}
              </Button>
            )}
          </>
        }
      />
      <TextField
        className={styles.search}
        label={t('brands.search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <AsyncContent state={state}>
        {({ brands }) => <BrandTable brands={brands.filter((brand) => isMatch(brand, search))} />}
      </AsyncContent>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
};

const BrandTable = ({ brands }: { readonly brands: readonly ManagedBrand[] }) => {
  const t = useTexts('studio');
  const isPermitted = usePermissions();
  const { data: open } = useOpenDraftsQuery(isPermitted('drafts:read') ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const canReadReleases = (brand: string): boolean => isPermitted('releases:read', brand);
  const drafts = new Map(open?.drafts.map((draft) => [draft.brand, draft]));
  if (brands.length === 0) return <EmptyState kind="no-result" title={t('brands.empty')} />;
  const getVersion = (version: number | null) => (version === null ? <None /> : String(version));
  const columns: Column<ManagedBrand>[] = [
    {
      id: 'name',
      label: t('brands.name'),
      render: ({ brand, name, source, liveReleaseId }) => (
        <span className={styles.titled}>
          {source !== 'draft' && canReadReleases(brand) && (
            <ReleaseImage
              brand={brand}
              releaseId={liveReleaseId ?? servedReleaseId}
              label={t('brands.home', { brand: name })}
            />
          )}
          <Link href={paths.brand(brand)} className={styles.name}>
            <bdi>{name}</bdi>
            <bdi className={styles.detail}>{brand}</bdi>
          </Link>
        </span>
      ),
    },
    {
      id: 'source',
      label: t('brands.source'),
      render: ({ brand, source, waitingReleaseId }) => (
        <span className={styles.tags}>
          <Tag tone={tones[source]}>{t(`brands.sources.${source}`)}</Tag>
          {waitingReleaseId !== null && canReadReleases(brand) && (
            <Link href={paths.releaseReview(brand, waitingReleaseId)}>
              <Tag tone="wait">{t('brands.waiting')}</Tag>
            </Link>
          )}
        </span>
      ),
    },
    ...(isPermitted('drafts:read')
      ? [
          {
            id: 'draft',
            label: t('drafts.title'),
            render: ({ brand }: ManagedBrand) => <DraftLink draft={drafts.get(brand)} />,
          },
        ]
      : []),
    { id: 'live', label: t('brands.live'), render: ({ liveVersion }) => getVersion(liveVersion) },
    { id: 'latest', label: t('brands.latest'), render: ({ latestVersion }) => getVersion(latestVersion) },
  ];
  return <RecordTable label={t('brands.title')} columns={columns} items={brands} getKey={({ brand }) => brand} />;
};
