import type { LotteryFamily } from '@livery/contract/lottery/families';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { useTranslation } from 'react-i18next';
import { LotteryLobbyLayout } from './lottery-lobby-layout.tsx';
import { LotteryList } from './lottery-list.tsx';

const families = Object.keys(methodsByFamily) as LotteryFamily[];

/**
 * Page with all lotteries of one price list (prize mode), grouped by family. Lotteries of the same family have the
 * same betting methods.
 */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  return (
    <LotteryLobbyLayout>
      {({ entries, openIssues, now }) =>
        families.map((family) => (
          <LotteryList
            key={family}
            heading={t(`family.${family}`)}
            entries={entries.filter((entry) => entry.family === family)}
            openIssues={openIssues}
            now={now}
          />
        ))
      }
    </LotteryLobbyLayout>
  );
};
