import type { ResponseValue } from '@livery/contract/operation';
import type { listInheritingBrands } from '@livery/contract/operators/releases';
import { useTexts } from '../../../i18n/use-texts.ts';

type InheritingBrand = ResponseValue<typeof listInheritingBrands>['brands'][number];

/** Returns a function that describes the version of its base from which a brand inherits. */
export const useInheritedVersion = () => {
  const t = useTexts('editor');
  return ({ inheritedVersion, isCurrent }: Pick<InheritingBrand, 'inheritedVersion' | 'isCurrent'>): string => {
    const version = inheritedVersion === null ? t('inherit.fromFile') : t('inherit.has', { number: inheritedVersion });
    return isCurrent ? version : `${version} · ${t('inherit.older')}`;
  };
};
