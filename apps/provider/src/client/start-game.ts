import './styles/base.css';
import './styles/motion.css';
import './styles/cards.css';
import './styles/sheet.css';
import './styles/tools.css';
import type { TableView } from '../engine/views.ts';
import { showCard } from './card.ts';
import { createElement } from './create-element.ts';
import type { GameApi } from './game-api.ts';
import { createGameApi } from './game-api.ts';
import type { MoneyFormat } from './money-format.ts';
import { createMoneyFormat } from './money-format.ts';
import { readLaunchParams } from './launch-params.ts';
import { errorMessageFor } from './error-messages.ts';
import type { ShellMessages } from './shell-messages.ts';
import { createShellMessages } from './shell-messages.ts';
import type { Catalogues } from './text/load-text.ts';
import { loadText } from './text/load-text.ts';
import type { ClientText } from './text/client-text.ts';
import { clientCatalogues } from './text/client-text.ts';

/** Context of a game after the session is open. */
export interface GameContext<Text, View = TableView> {
  readonly root: HTMLElement;
  /** Texts of the shared client and of the game. */
  readonly text: ClientText & Text;
  /** BCP 47. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly table: View;
  readonly api: GameApi;
  readonly shell: ShellMessages;
  readonly money: MoneyFormat;
  /** True with reduced motion. */
  readonly isCalm: () => boolean;
}

export interface GamePage<Text, View> {
  /** Id of the game. */
  readonly id: string;
  readonly catalogues: Catalogues<Text>;
  /** Mounts the game. Resolves when it is playable. */
  readonly mount: (context: GameContext<Text, View>) => Promise<void>;
}

/**
 * Starts the page of a game: exchanges the launch token, loads the texts, mounts the game and notifies the embedding
 * page.
 */
export const startGame = async <Text, View extends TableView = TableView>({
  id,
  catalogues,
  mount,
}: GamePage<Text, View>): Promise<void> => {
  const params = readLaunchParams();
  const shell = createShellMessages(params.parent);
  const api = createGameApi(params);
  const root =
    document.querySelector<HTMLElement>('#game') ?? document.body.appendChild(createElement('div', { id: 'game' }));
  const { language } = params;
  const [commonText, gameText, sessionResult] = await Promise.all([
    loadText(clientCatalogues, language),
    loadText(catalogues, language),
    api.open(),
  ]);
  const text = { ...commonText, ...gameText };

  if (sessionResult.status === 'done' && sessionResult.value.engine !== id) {
    // The URL names another game than the session. Navigate to the right page; it opens the session with the stored
    // bearer.
    const address = new URL(location.href);
    if (address.searchParams.get('engine') !== sessionResult.value.engine) {
      address.searchParams.set('engine', sessionResult.value.engine);
      return location.replace(address);
    }
  }
  if (sessionResult.status === 'done') {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const money = createMoneyFormat(language, sessionResult.value.currency);
    document.title = sessionResult.value.game.name;
    await mount({
      root,
      text,
      language,
      isRightToLeft: document.documentElement.dir === 'rtl',
      table: sessionResult.value as View,
      api,
      shell,
      money,
      isCalm: () => motion.matches,
    });
  } else {
    root.replaceChildren();
    const canReload = sessionResult.errorCode === 'system.busy' && !params.launchToken;
    const actions = canReload
      ? [{ label: text.openAgain, value: 'again' }]
      : shell.canClose
        ? [{ label: text.close, value: 'close' }]
        : [];
    const chosen = await showCard(root, {
      kind: 'notice',
      headline: errorMessageFor(text, sessionResult.errorCode, ''),
      actions,
    });
    if (chosen === 'again') location.reload();
    else shell.close();
  }
  root.dataset['state'] = 'ready';
  shell.ready();
};
