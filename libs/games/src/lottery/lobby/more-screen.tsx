import { type LotteryFamily, methodsOf } from '@livery/contract/lottery/rules';
import { useTranslation } from 'react-i18next';
import { LobbyFrame } from './lobby-frame.tsx';
import { LotteryList } from './lottery-list.tsx';

const families = Object.keys(methodsOf) as LotteryFamily[];

/** Every lottery of a prize mode, by what is drawn. */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  return (
    <LobbyFrame>
      {({ entries, opened, now }) =>
        families.map((family) => (
          <LotteryList
            key={family}
            heading={t(`family.${family}`)}
            entries={entries.filter((entry) => entry.family === family)}
            opened={opened}
            now={now}
          />
        ))
      }
    </LobbyFrame>
  );
};
