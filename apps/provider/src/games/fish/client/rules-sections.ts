import { element } from '../../../client-kit/element.ts';
import { section } from '../../../client-kit/info-sheet.ts';
import { localeOf } from '../../../client-kit/locale-of.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { cannonLevels, creatures, fishReturnPercent, magazineUnits, prizes } from '../rules/creatures.ts';
import { catchChance } from '../rules/shoot.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import type { Text } from './text/text.ts';

const prizeOf = (creature: (typeof creatures)[number]): string => {
  const own = prizes[creature];
  return own.length === 1 ? `×${own[0]}` : `×${own[0]}–${own.at(-1)}`;
};

/** How the sea pays: each creature's prize and the chance of its catch. */
export const rulesSections = (
  text: Text,
  language: string,
  pictures: Readonly<Record<string, string>>,
): HTMLElement[] => {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const chance = (creature: (typeof creatures)[number]): string => {
    const { hits, of } = catchChance(creature);
    return percent.format(hits / of);
  };
  return [
    section(
      text.howTitle,
      element(
        'p',
        {},
        fill(text.howRule, { units: magazineUnits, levels: ltr(cannonLevels.map((level) => `×${level}`).join(' ')) }),
      ),
      element('p', {}, text.missRule),
    ),
    section(
      text.preyTitle,
      element('p', {}, fill(text.preyRule, { percent: fishReturnPercent })),
      element(
        'div',
        { class: 'prizes' },
        ...creatures.map((creature) =>
          element(
            'div',
            { class: 'prize' },
            element('img', { src: pictures[creature] ?? '', alt: '' }),
            element(
              'ol',
              {},
              element('li', {}, element('b', {}, element('bdi', {}, prizeOf(creature)))),
              element('li', {}, element('bdi', {}, chance(creature))),
            ),
          ),
        ),
      ),
    ),
    section(text.handBack, element('p', {}, text.handBackRule)),
  ];
};
