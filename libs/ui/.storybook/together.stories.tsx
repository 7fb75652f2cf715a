import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '../src/app-bar/app-bar.tsx';
import { Badge } from '../src/badge/badge.tsx';
import { Carousel, CarouselSlide } from '../src/carousel/carousel.tsx';
import { BottomNavigation } from '../src/bottom-navigation/bottom-navigation.tsx';
import * as bar from '../src/bottom-navigation/bottom-navigation.stories.tsx';
import { Button } from '../src/button/button.tsx';
import { CategoryTabs } from '../src/category-tabs/category-tabs.tsx';
import * as tabs from '../src/category-tabs/category-tabs.stories.tsx';
import { GameTile } from '../src/game-tile/game-tile.tsx';
import { IconButton } from '../src/icon-button/icon-button.tsx';
import { MenuIcon } from '../src/icons/menu.tsx';
import { Jackpot } from '../src/jackpot/jackpot.tsx';
import { AnnouncementBar } from '../src/announcement-bar/announcement-bar.tsx';
import { SearchField } from '../src/search-field/search-field.tsx';
import { TileCell, TileGrid } from '../src/tile-grid/tile-grid.tsx';
import { ProviderCarousel } from '../src/provider-carousel/provider-carousel.tsx';
import * as vendors from '../src/provider-carousel/provider-carousel.stories.tsx';
import { WinnerTicker } from '../src/winner-ticker/winner-ticker.tsx';
import * as winners from '../src/winner-ticker/winner-ticker.stories.tsx';
import { art, games } from './samples.ts';

interface Together {
  variant: 'tabs' | 'pills' | 'icons';
  ratio: number;
  texts: { logIn: string; register: string; search: string };
}

/**
 * A sample home page of many components. With this page, a person can check that the components
 * look right together in every brand.
 */
function Home({ variant, ratio, texts }: Together) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlockEnd: 72,
      }}
    >
      <AppBar
        start={<strong>LIVERY</strong>}
        end={
          <>
            <Button size="small">{texts.logIn}</Button>
            <Button size="small" tone="accent">
              {texts.register}
            </Button>
            <IconButton label="Menu">
              <MenuIcon />
            </IconButton>
          </>
        }
      />
      <Carousel label="Promotions" count={3}>
        <CarouselSlide alt="Welcome bonus" href="#promo" isPriority {...art(2, 345, 150)} />
      </Carousel>
      <AnnouncementBar
        label="Announcements"
        href="#notice"
        empty=""
        titles={['Deposits by e-wallet are back', 'Live games rest on Tuesday']}
      />
      <CategoryTabs {...tabs.default.args} variant={variant} style={{ marginInline: -12 }} />
      <SearchField label={texts.search} clearLabel="Clear" onSearch={() => {}} />
      <ProviderCarousel {...vendors.default.args} />
      <TileGrid ratio={ratio}>
        {games.slice(0, 9).map(({ id, ...game }, index) => (
          <TileCell key={id}>
            <GameTile {...game} badge={index === 1 && <Badge tone="danger">HOT</Badge>} />
          </TileCell>
        ))}
      </TileGrid>
      <Jackpot value="98,412,300" style={{ justifySelf: 'center', fontSize: 32 }} />
      <WinnerTicker {...winners.default.args} />
      <BottomNavigation {...bar.default.args} />
    </div>
  );
}

export default {
  title: 'Together',
  component: Home,
  args: {
    variant: 'icons',
    ratio: 1,
    texts: { logIn: 'Log in', register: 'Register', search: 'Search games' },
  },
} satisfies Meta<typeof Home>;
type Story = StoryObj<typeof Home>;

export const Icons: Story = {};
export const Pills: Story = { args: { variant: 'pills', ratio: 0.75 } };
export const Tabs: Story = { args: { variant: 'tabs', ratio: 16 / 10 } };
