import { gameCategories } from '@livery/merchant/categories';
import { categoryBars, tileShapes } from '@livery/merchant/layout';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { OrderList } from '../fields/order-list.tsx';
import { BlockList } from '../home-blocks/block-list.tsx';

/** The blocks of the home screen, the layout of the game tiles, and the order of the categories. */
export const HomeSection = () => {
  const t = useTexts('editor');
  return (
    <>
      <Group title={t('home.blocks')} detail={t('home.blocksHint')}>
        <BlockList />
      </Group>
      <Group title={t('home.games')}>
        <ChoiceValue
          path={['layout', 'tile']}
          label={t('home.tile')}
          options={tileShapes.map((value) => ({ value, label: t(`home.tiles.${value}`) }))}
        />
        <ChoiceValue
          path={['layout', 'categoryBar']}
          label={t('home.categoryBar')}
          options={categoryBars.map((value) => ({ value, label: t(`home.bars.${value}`) }))}
        />
        <OrderList
          path={['categories']}
          label={t('home.categories')}
          items={gameCategories.map((id) => ({ id, label: t(`home.category.${id}`) }))}
          minItems={1}
        />
      </Group>
    </>
  );
};
