// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { type ElementType, createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppBar } from '../app-bar/app-bar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Progress } from '../progress/progress.tsx';
import { AnimatedAmount } from '../animated-amount/animated-amount.tsx';
import { Carousel, CarouselSlide } from '../carousel/carousel.tsx';
import { BottomNavigation } from '../bottom-navigation/bottom-navigation.tsx';
import { Button } from '../button/button.tsx';
import { CategoryTabs } from '../category-tabs/category-tabs.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Chip } from '../chip/chip.tsx';
import { ListItem } from '../list-item/list-item.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HomeIcon } from '../icons/home.tsx';
import { Jackpot } from '../jackpot/jackpot.tsx';
import { LanguageList } from '../language-list/language-list.tsx';
import { ListGroup } from '../list-group/list-group.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx';
import { Aside, Page, Section, Stack } from '../page/page.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TileCell, TileGrid } from '../tile-grid/tile-grid.tsx';
import { VirtualGrid } from '../virtual-grid/virtual-grid.tsx';
import { ProviderCarousel } from '../provider-carousel/provider-carousel.tsx';
import { WinnerTicker } from '../winner-ticker/winner-ticker.tsx';

afterEach(cleanup);

interface Case {
  /** Tag name of the element that receives the ref and the other props. */
  tag: string;
  component: ElementType;
  props?: object;
  /**
   * True for a component with an input, e.g. `Checkbox`. Such a component passes the ref to its
   * input, but the class name to its root element.
   */
  isField?: boolean;
}

const none = () => {};
const cases: Record<string, Case> = {
  AppBar: { tag: 'HEADER', component: AppBar, props: { title: 'Home' } },
  Badge: { tag: 'SPAN', component: Badge },
  Progress: { tag: 'DIV', component: Progress, props: { label: 'Bets', value: 40 } },
  AnimatedAmount: { tag: 'BDI', component: AnimatedAmount, props: { amount: 1, format: String } },
  Carousel: { tag: 'SECTION', component: Carousel, props: { label: 'Promotions' } },
  CarouselSlide: {
    tag: 'A',
    component: CarouselSlide,
    props: { alt: 'Bonus', src: 'a.webp', href: '/' },
  },
  BottomNavigation: {
    tag: 'NAV',
    component: BottomNavigation,
    props: { label: 'Main', items: [], current: '/' },
  },
  Button: { tag: 'BUTTON', component: Button },
  'Button with href': { tag: 'A', component: Button, props: { href: '/' } },
  CategoryTabs: {
    tag: 'DIV',
    component: CategoryTabs,
    props: { label: 'Categories', items: [], value: '' },
  },
  Checkbox: { tag: 'INPUT', component: Checkbox, props: { label: 'Remember me' }, isField: true },
  Chip: { tag: 'BUTTON', component: Chip },
  Aside: { tag: 'DIV', component: Aside },
  'Entry that tells': { tag: 'DIV', component: ListItem, props: { name: 'lena' } },
  'Entry that opens': {
    tag: 'BUTTON',
    component: ListItem,
    props: { name: 'lena', onClick: none },
  },
  'Entry that goes': { tag: 'A', component: ListItem, props: { name: 'lena', href: '/' } },
  GameTile: { tag: 'BUTTON', component: GameTile, props: { name: 'Dragon Parade' } },
  'GameTile with href': {
    tag: 'A',
    component: GameTile,
    props: { name: 'Dragon Parade', href: '/' },
  },
  Icon: { tag: 'svg', component: HomeIcon },
  IconButton: { tag: 'BUTTON', component: IconButton, props: { label: 'Menu' } },
  Jackpot: { tag: 'SPAN', component: Jackpot, props: { value: '12' } },
  LanguageList: {
    tag: 'UL',
    component: LanguageList,
    props: { languages: [], value: '', onSelect: none },
  },
  ListGroup: { tag: 'SECTION', component: ListGroup },
  'ListRow that informs': { tag: 'DIV', component: ListRow, props: { label: 'Level' } },
  'ListRow that acts': {
    tag: 'BUTTON',
    component: ListRow,
    props: { label: 'Log out', onClick: none },
  },
  'ListRow that goes': { tag: 'A', component: ListRow, props: { label: 'Security', href: '/' } },
  AnnouncementBar: {
    tag: 'A',
    component: AnnouncementBar,
    props: { label: 'Announcements', titles: [], empty: 'None', href: '/' },
  },
  Page: { tag: 'DIV', component: Page },
  Section: { tag: 'SECTION', component: Section, props: { heading: 'By day' } },
  Stack: { tag: 'DIV', component: Stack },
  SearchField: {
    tag: 'INPUT',
    component: SearchField,
    props: { label: 'Search', clearLabel: 'Clear', onSearch: none },
    isField: true,
  },
  SegmentedControl: {
    tag: 'FIELDSET',
    component: SegmentedControl,
    props: { label: 'With', segments: [], value: '', onSelect: none },
  },
  Skeleton: { tag: 'SPAN', component: Skeleton },
  Spinner: { tag: 'SPAN', component: Spinner },
  EmptyState: { tag: 'DIV', component: EmptyState, props: { kind: 'offline', title: 'Offline' } },
  TextField: { tag: 'INPUT', component: TextField, props: { label: 'Name' }, isField: true },
  TileCell: { tag: 'LI', component: TileCell },
  TileGrid: { tag: 'UL', component: TileGrid },
  VirtualGrid: { tag: 'DIV', component: VirtualGrid, props: { items: [], renderTile: none } },
  ProviderCarousel: {
    tag: 'SECTION',
    component: ProviderCarousel,
    props: {
      label: 'Providers',
      providers: [],
      value: '',
      onSelect: none,
      previousLabel: 'Previous',
      nextLabel: 'Next',
    },
  },
  WinnerTicker: { tag: 'DIV', component: WinnerTicker, props: { label: 'Winners', winners: [] } },
};

describe.each(Object.entries(cases))('%s', (_, { tag, component: Component, props, isField }) => {
  it('forwards its ref and all other props to the element', () => {
    const ref = createRef<Element>();
    render(<Component {...props} ref={ref} data-testid="it" id="it" />);
    expect(ref.current?.tagName).toBe(tag);
    expect(ref.current?.getAttribute('data-testid')).toBe('it');
    expect(ref.current?.id).toBe('it');
  });

  it('adds a class name to its own', () => {
    const defaultClassName =
      render(<Component {...props} />).container.firstElementChild?.getAttribute('class') ?? '';
    cleanup();
    const both =
      render(<Component {...props} className="mine" />).container.firstElementChild?.getAttribute(
        'class',
      ) ?? '';
    expect(both.split(' ')).toEqual([...defaultClassName.split(' ').filter(Boolean), 'mine']);
    expect(isField === true || defaultClassName !== '').toBe(true);
  });
});
