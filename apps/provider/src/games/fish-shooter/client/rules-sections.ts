import { createElement } from '../../../client/create-element.ts';
import { section } from '../../../client/info-sheet.ts';
import { getLocale } from '../../../client/get-locale.ts';
import { createPrize } from '../../../client/paytable.ts';
import type { Creature } from '../rules/creatures.ts';
import { cannonLevels, creatures, fishRtpPercent, ammoPackUnits, prizes } from '../rules/creatures.ts';
import { computeCatchChance } from '../rules/shoot.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { FishKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

const formatPrize = (creature: Creature): string => {
  const creaturePrizes = prizes[creature];
  return creaturePrizes.length === 1 ? `×${creaturePrizes[0]}` : `×${creaturePrizes[0]}–${creaturePrizes.at(-1)}`;
};

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
            [createElement('b', {}, createElement('bdi', {}, formatPrize(creature)))],
            [createElement('bdi', {}, formatChance(creature))],
          ]),
        ),
      ),
    ),
    section(t('handBack'), createElement('p', {}, t('handBackRule'))),
  ];
};
