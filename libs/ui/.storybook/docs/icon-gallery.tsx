import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState, type ComponentType } from 'react';
import './docs.css';

const modules = import.meta.glob<Record<string, ComponentType>>('../../src/icons/*.tsx', {
  eager: true,
});
const icons = Object.entries(modules).map(([path, exports]) => ({
  name: path.replace(/^.*\//, '').replace('.tsx', ''),
  Icon: Object.values(exports)[0] as ComponentType,
}));

/** Shows all icons with a search by name. A click on an icon copies its import statement. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const found = icons.filter(({ name }) => name.includes(query.trim().toLowerCase()));
  return (
    <Unstyled>
      <label className="docs-search">
        Search {icons.length} icons
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">{found.length === 0 ? 'No icon has that name.' : `${found.length} icons`}</p>
      <ul className="docs-icons">
        {found.map(({ name, Icon }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => void copyImport(name)}
              title={`Copy the import of ${name}`}
            >
              <Icon />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const copyImport = (name: string) => {
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return navigator.clipboard.writeText(
    `import { ${component}Icon } from '@livery/ui/icons/${name}';`,
  );
};
