import { expect, test } from 'vitest';
import { getChangedFiles, getTypeErrors, createVirtualWorkspace } from '../virtual-workspace.ts';
import component from './generator.ts';

test('creates a folder with component, styles and stories, which compiles', async () => {
  const tree = createVirtualWorkspace();
  await component(tree, { name: 'prize-ladder', element: 'ol' });
  expect(getChangedFiles(tree)).toEqual([
    'libs/ui/src/prize-ladder/prize-ladder.module.css',
    'libs/ui/src/prize-ladder/prize-ladder.stories.tsx',
    'libs/ui/src/prize-ladder/prize-ladder.tsx',
  ]);
  expect(tree.read('libs/ui/src/prize-ladder/prize-ladder.tsx', 'utf8')).toContain(
    "export type PrizeLadderProps = ComponentProps<'ol'>;",
  );
  expect(getTypeErrors(tree)).toEqual([]);
});

test('does not overwrite an existing component', async () => {
  await expect(component(createVirtualWorkspace(), { name: 'button' })).rejects.toThrow(
    'libs/ui/src/button already exists',
  );
});

test('rejects a name that is not kebab-case', async () => {
  await expect(component(createVirtualWorkspace(), { name: 'PrizeLadder' })).rejects.toThrow('kebab-case');
});
