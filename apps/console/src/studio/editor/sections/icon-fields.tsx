import { defaultIcons, getIconTokens, iconCorners, type IconStyle, iconWeights } from '@livery/merchant/icons';
import { HomeFilledIcon } from '@livery/ui/icons/home-filled';
import { MenuIcon } from '@livery/ui/icons/menu';
import { SearchIcon } from '@livery/ui/icons/search';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { RadioValue } from '../fields/radio-value.tsx';
import { useField } from '../model/editor-context.ts';
import styles from './icon-fields.module.css';

/**
 * Fields for the style of the app's icons: the weight of the lines and the shape of the corners. Each option of one
 * field has sample icons, which use the selected option of the other field.
 */
export const IconFields = () => {
  const t = useTexts('editor');
  const { value: chosenWeight } = useField(['theme', 'icons', 'weight']);
  const { value: chosenCorners } = useField(['theme', 'icons', 'corners']);
  const chosen: IconStyle = {
    weight: iconWeights.find((each) => each === chosenWeight) ?? defaultIcons.weight,
    corners: iconCorners.find((each) => each === chosenCorners) ?? defaultIcons.corners,
  };
  return (
    <Group title={t('shape.icons')} detail={t('shape.iconsHint')}>
      <RadioValue
        path={['theme', 'icons', 'weight']}
        label={t('shape.lineWeight')}
        options={iconWeights.map((weight) => ({
          value: weight,
          label: t(`shape.lineWeights.${weight}`),
          example: <IconExample icons={{ ...chosen, weight }} />,
        }))}
      />
      <RadioValue
        path={['theme', 'icons', 'corners']}
        label={t('shape.lineEnd')}
        options={iconCorners.map((corners) => ({
          value: corners,
          label: t(`shape.lineEnds.${corners}`),
          example: <IconExample icons={{ ...chosen, corners }} />,
        }))}
      />
    </Group>
  );
};

/**
 * Three icons in the given style. The first icon is filled, like the icon of the current page in the app's bottom bar.
 */
const IconExample = ({ icons }: { readonly icons: IconStyle }) => {
  const tokens = Object.entries(getIconTokens(icons)).map(([name, value]) => [`--${name}`, value]);
  return (
    <span className={styles.example} style={Object.fromEntries(tokens) as CSSProperties}>
      <HomeFilledIcon />
      <SearchIcon />
      <MenuIcon />
    </span>
  );
};
