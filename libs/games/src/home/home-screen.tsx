import { useBrand } from '@livery/kit/brand';
import { drawnUntil } from '@livery/kit/drawn';
import type { HomeSection } from '@livery/merchant/layout';
import type { ComponentType } from 'react';
import { useGameFilter } from '../category-menu/use-game-filter.ts';
import { GamePanel } from '../games/game-panel.tsx';
import { Section } from '../section/section.tsx';
import { homeFrame } from './bring-frame.ts';
import { HomeFrame } from './home-frame.tsx';

const Games = () => <GamePanel filter={useGameFilter()} />;

const sections: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: drawnUntil(homeFrame, 'hero', (module) => module.Hero),
  notice: drawnUntil(homeFrame, 'notice', (module) => module.NoticeLine),
  categories: drawnUntil(homeFrame, 'categories', (module) => module.Categories),
  games: Games,
  matches: drawnUntil(homeFrame, 'matches', (module) => module.Matches),
  winners: drawnUntil(homeFrame, 'winners', (module) => module.Winners),
  jackpot: drawnUntil(homeFrame, 'jackpot', (module) => module.Jackpot),
};

const ExtraBanner = drawnUntil(homeFrame, 'extraBanner', (module) => module.ExtraBanner);
const HomeExtras = drawnUntil(homeFrame, 'extras', (module) => module.HomeExtras);

const draw = (name: HomeSection) => {
  const Part = sections[name];
  return (
    Part && (
      <Section key={name}>
        <Part />
      </Section>
    )
  );
};

/** The home. Each of its sections loads, fails and is retried by itself. */
export const Screen = () => (
  <HomeFrame sections={useBrand().layout.home} draw={draw}>
    <Section>
      <ExtraBanner />
    </Section>
    <HomeExtras />
  </HomeFrame>
);
