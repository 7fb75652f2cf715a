import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Problem } from '../problem.ts';
import type { Brand } from '../read/read-brand.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/**
 * Finds SVG images of a brand that passed the validation but cannot be rendered, e.g. because their elements are nested
 * too deeply.
 */
export async function findUnsupportedSvg({ file, assets }: Brand): Promise<Problem[]> {
  const svgs = [
    ['$.assets.logo', assets.logo.text],
    ['$.assets.mark', assets.mark.text],
    ...(assets.alternateLogo ? [['$.theme.alternate.logo', assets.alternateLogo.text] as const] : []),
    ...(assets.hero.kind === 'svg' ? [['$.assets.hero.image', assets.hero.bytes.toString('utf8')] as const] : []),
    ...assets.seasons.flatMap(({ hero, logo }, index) => [
      ...(logo ? [[`$.seasons[${index}].logo`, logo.text] as const] : []),
      ...(hero?.kind === 'svg' ? [[`$.seasons[${index}].hero.image`, hero.bytes.toString('utf8')] as const] : []),
    ]),
  ] as const;
  const problems = await Promise.all(
    svgs.map(([path, svg]) =>
      rasterizeSvg(svg, 64).then(
        () => [],
        (): Problem[] => [
          {
            file,
            path,
            ...createProblemText('svg.undrawable'),
          },
        ],
      ),
    ),
  );
  return problems.flat();
}
