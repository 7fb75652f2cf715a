import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyOperation, createContent } from '@livery/drafts/content';
import { resolveBrand } from '@livery/merchant/extends';
import i18next from 'i18next';
import { act, type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import editor from '../../../../locales/EN/editor.json';
import creation from '../../../../locales/EN/creation.json';
import hosts from '../../../../locales/EN/hosts.json';
import licence from '../../../../locales/EN/licence.json';
import problems from '../../../../locales/EN/problems.json';
import shell from '../../../../locales/EN/shell.json';
import studio from '../../../../locales/EN/studio.json';
import { createConsoleStore } from '../../../app/store.ts';
import type { BrandDocument, Change } from '../model/brand-document.ts';
import { removeInherited } from '../inheritance/remove-inherited.ts';
import { type Editor, EditorContext } from '../model/editor-context.ts';
import { createTransientChanges } from '../model/transient-changes.ts';
import { type Places, PlacesContext } from '../places/places-context.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { textOptions } from '../../../i18n/i18n.ts';

interface RenderOptions extends Partial<
  Pick<Editor, 'canEdit' | 'problems' | 'people' | 'assets' | 'base' | 'blockSizes'>
> {
  readonly document: BrandDocument;
  /** Returns whether a text fits. By default, no text was measured. */
  readonly findFit?: Places['findFit'];
}

/** Returns an instance of i18n with the English texts of the editor. */
const createTexts = () => {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: 'en',
    ns: ['creation', 'editor', 'hosts', 'licence', 'problems', 'shell', 'studio'],
    defaultNS: 'shell',
    resources: { en: { creation, editor, hosts, licence, problems, shell, studio } },
    initAsync: false,
    ...textOptions,
  });
  return instance;
};

/**
 * Renders a part of the editor with a draft in memory. The draft applies changes in the same way as the real editor.
 */
export const renderEditor = (children: ReactNode, { document, findFit, ...options }: RenderOptions) => {
  const changes: Change[][] = [];
  const shownPlaces: PreviewPlace[] = [];
  const transient = createTransientChanges();
  const places: Places = {
    show: (place) => void shownPlaces.push(place),
    findFit: findFit ?? (() => ({ kind: 'unknown' })),
  };
  let current = document;
  let changeBase = (_base: Editor['base']): void => undefined;
  const Draft = () => {
    const [content, setContent] = useState(() => createContent(JSON.stringify(document), []));
    const [base, setBase] = useState(options.base);
    useEffect(() => {
      changeBase = setBase;
    }, []);
    const changeOwn = (list: readonly Change[]) => {
      changes.push([...list]);
      const next = list.reduce((from, change) => applyOperation(from, change).content, content);
      current = next.document;
      setContent(next);
      return true;
    };
    const value: Editor = {
      brand: 'aurora',
      draftId: '00000000-0000-4000-8000-000000000000',
      canEdit: true,
      problems: [],
      blockSizes: {},
      people: [],
      assets: {},
      ...options,
      base,
      document: base ? resolveBrand(base.document, content.document) : content.document,
      own: content.document,
      changedByOthers: new Set(),
      focus: () => undefined,
      change: (list) => changeOwn(base ? removeInherited(base, list) : list),
      changeOwn,
      transient,
    };
    return (
      <EditorContext value={value}>
        <PlacesContext value={places}>{children}</PlacesContext>
      </EditorContext>
    );
  };
  const view = render(
    <I18nextProvider i18n={createTexts()}>
      <Provider store={createConsoleStore()}>
        <Draft />
      </Provider>
    </I18nextProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    changes,
    /** Places that were shown in the preview, in their order. */
    shownPlaces,
    getDocument: () => current,
    /** Document that the preview shows: the draft with the changes that the fields have not committed yet. */
    getPreviewDocument: () => transient.apply(current),
    /**
     * Replaces the base of the draft (the brand or file from which the draft inherits values). The new base can be
     * another version of the same base. Undefined removes the base.
     */
    setBase: (base: Editor['base']) => act(() => changeBase(base)),
  };
};
