import type { HomeSection } from '@livery/merchant/layout';
import type { ComponentType } from 'react';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useCategories } from '../category-menu/use-categories.ts';
import { useGameFilter } from '../category-menu/use-game-filter.ts';
import { GamePanel } from '../games/game-panel.tsx';
import { Hero } from '../hero/hero.tsx';
import { JackpotLine } from '../jackpot/jackpot-line.tsx';
import { NoticeLine } from '../notice/notice-line.tsx';
import { Section } from '../section/section.tsx';
import { WinnersTicker } from '../winners/winners-ticker.tsx';
import { HomeFrame } from './home-frame.tsx';

const Categories = () => {
  const { category, choose } = useGameFilter();
  return <CategoryMenu categories={useCategories()} value={category} onSelect={(chosen) => choose({ category: chosen })} />;
};

const Games = () => <GamePanel filter={useGameFilter()} />;

const sections: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: Hero,
  notice: NoticeLine,
  categories: Categories,
  games: Games,
  winners: WinnersTicker,
  jackpot: JackpotLine,
};

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
export const Screen = () => <HomeFrame draw={draw} />;
