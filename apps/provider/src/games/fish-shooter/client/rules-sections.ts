import { createElement } from '../../../client/dom/create-element.ts';
import { section } from '../../../client/sheets/info-sheet.ts';
import { getLocale } from '../../../client/format/get-locale.ts';
import { createPrize } from '../../../client/dom/paytable.ts';
import type { Creature } from '../rules/creatures.ts';
import { cannonLevels, creatures, fishRtpPercent, ammoPackUnits } from '../rules/creatures.ts';
import { formatPrizeLabel } from './scene/paint-labels.ts';
import { computeCatchChance } from '../rules/shoot.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { FishKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

export const createRulesSections = (
  t: Translate<FishKey>,
  language: string,
  images: Readonly<Record<Creature, string>>,
): HTMLElement[] => {
  const percent = new Intl.NumberFormat(getLocale(language), { style: 'percent', maximumFractionDigits: 2 });
  const formatChance = (creature: Creature): string => {
    const { hits, of } = computeCatchChance(creature);
    return percent.format(hits / of);
  };
  return [
    section(
      t('howTitle'),
      createElement(
        'p',
        {},
        t('howRule', { units: ammoPackUnits, levels: ltr(cannonLevels.map((level) => `×${level}`).join(' ')) }),
      ),
      createElement('p', {}, t('holdRule')),
      createElement('p', {}, t('missRule')),
    ),
    section(
      t('preyTitle'),
      createElement('p', {}, t('preyRule', { percent: fishRtpPercent })),
      createElement(
        'div',
        { class: 'prizes' },
        ...creatures.map((creature) =>
          createPrize(images[creature], [
            [createElement('b', {}, createElement('bdi', {}, formatPrizeLabel(creature)))],
            [createElement('bdi', {}, formatChance(creature))],
          ]),
        ),
      ),
    ),
    section(t('handBack'), createElement('p', {}, t('handBackRule'))),
  ];
};
