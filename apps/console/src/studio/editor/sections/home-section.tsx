import { gameCategories } from '@livery/merchant/categories';
import { categoryBars, headers, leads, navigations, tileShapes } from '@livery/merchant/layout';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { useField } from '../model/editor-context.ts';
import { OrderList } from '../fields/order-list.tsx';
import { BlockList } from '../home-blocks/block-list.tsx';

/**
 * Select fields for three choices: the style of the header on the home page, the style of the bottom bar, and the page
 * that the middle button of the bottom bar opens. Below each style, a hint describes the selected option.
 */
const AppBars = () => {
  const t = useTexts('editor');
  const { value: header } = useField(['layout', 'header']);
  const { value: navigation } = useField(['layout', 'navigation']);
  const chosenHeader = headers.find((each) => each === header);
  const chosenNavigation = navigations.find((each) => each === navigation);
  return (
    <Group title={t('home.appBars')} detail={t('home.appBarsHint')}>
      <ChoiceValue
        path={['layout', 'header']}
        label={t('home.header')}
        {...(chosenHeader && { hint: t(`home.headerHints.${chosenHeader}`) })}
        options={headers.map((value) => ({ value, label: t(`home.headers.${value}`) }))}
      />
      <ChoiceValue
        path={['layout', 'navigation']}
        label={t('home.navigation')}
        {...(chosenNavigation && { hint: t(`home.navigationHints.${chosenNavigation}`) })}
        options={navigations.map((value) => ({ value, label: t(`home.navigations.${value}`) }))}
      />
      <ChoiceValue
        path={['layout', 'lead']}
        label={t('home.lead')}
        hint={t('home.leadHint')}
        options={leads.map((value) => ({ value, label: t(`home.leads.${value}`) }))}
      />
    </Group>
  );
};

/**
 * Editor section for the home screen: its blocks, the header and the bottom bar, the shape of the game tiles, the style
 * of the category bar, and the order of the categories.
 */
export const HomeSection = () => {
  const t = useTexts('editor');
  return (
    <>
      <Group title={t('home.blocks')} detail={t('home.blocksHint')}>
        <BlockList />
      </Group>
      <AppBars />
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
