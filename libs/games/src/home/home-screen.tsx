import type { HomeSection } from '@livery/merchant/layout';
import type { ComponentType } from 'react';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useCategories } from '../category-menu/use-categories.ts';
import { useGameFilter } from '../category-menu/use-game-filter.ts';
import { GamePanel } from '../games/game-panel.tsx';
import { Hero } from '../hero/hero.tsx';
import { JackpotFrame } from '../jackpot/jackpot-frame.tsx';
import { NoticeLine } from '../notice/notice-line.tsx';
import { later } from '../section/later.tsx';
import { Section } from '../section/section.tsx';
import { WinnersPlace } from '../winners/winners-place.tsx';
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
  winners: later(() => import('../winners/winners-ticker.tsx').then((module) => module.WinnersTicker), WinnersPlace),
  jackpot: later(() => import('../jackpot/jackpot-line.tsx').then((module) => module.JackpotLine), JackpotFrame),
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
