import { expect, test } from 'vitest';
import { selectComponents } from './select-components.ts';

const sbom = {
  metadata: { component: { 'bom-ref': 'root' } },
  components: [
    { name: 'react', version: '19', 'bom-ref': 'react@19' },
    { name: 'react', version: '18', 'bom-ref': 'react@18' },
    { name: 'vitest', version: '4', 'bom-ref': 'vitest@4' },
  ],
  dependencies: [
    { ref: 'root', dependsOn: ['react@19', 'vitest@4'] },
    { ref: 'vitest@4', dependsOn: ['react@18'] },
  ],
};

test('keeps the given packages and the dependencies between them', () => {
  const { components, dependencies } = selectComponents(sbom, ['react 19']);
  expect(components.map((component) => component['bom-ref'])).toEqual(['react@19']);
  expect(dependencies).toEqual([{ ref: 'root', dependsOn: ['react@19'] }]);
});

test('rejects a list that lacks a package', () => {
  expect(() => selectComponents(sbom, ['react 19', 'zod 4'])).toThrow('lacks zod 4');
});
