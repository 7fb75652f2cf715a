import { type LotteryEntry, type OpenedLottery, useLotteryMenuQuery } from '@livery/api/lottery';
import { paths } from '@livery/kit/paths';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { SectionFailed } from '../../section/section-failed.tsx';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { LotteryRows } from '../../lottery/lobby/lottery-list.tsx';
import { useOpenIssues } from '../../lottery/clock/use-open-issues.ts';
import { DrawsLayout } from './draws-layout.tsx';
import { selectNextDraws } from './select-next-draws.ts';
import styles from './draws.module.css';

/** Next draws of the lotteries, each with the time until betting closes and its last result. */
export function Draws({ block }: { readonly block: HomeBlock }) {
  const menu = useLotteryMenuQuery({ language: useDebouncedLanguage() });
  const issues = useOpenIssues();
  const failed = [menu, issues].find(({ data, isError }) => !data && isError);
  if (failed)
    return (
      <DrawsLayout block={block}>
        <SectionFailed onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      </DrawsLayout>
    );
  if (!menu.data || !issues.data) return <DrawsLayout block={block} />;
  const openIssues = new Map(issues.data.list.map((each): [string, OpenedLottery] => [each.code, each]));
  const entries: readonly LotteryEntry[] = selectNextDraws(menu.data.list, openIssues, getRows(block));
  if (entries.length === 0) return null;
  return (
    <DrawsLayout block={block} action={<AllDraws />}>
      <LotteryRows entries={entries} openIssues={openIssues} now={issues.now} />
    </DrawsLayout>
  );
}

/** Link to the page with all lotteries. */
function AllDraws() {
  const { t } = useTranslation('games');
  return (
    <Link
      href={paths.lottery}
      className={styles.all}
      aria-label={t('collection.allOf', { name: t('collection.draws') })}
    >
      {t('collection.all')}
    </Link>
  );
}
