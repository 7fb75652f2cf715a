import './styles/base.css';
import './styles/motion.css';
import './styles/cards.css';
import './styles/sheet.css';
import './styles/tools.css';
import './styles/writing-systems.css';
import type { TableView } from '../engine/views.ts';
import { showCard } from './card.ts';
import { createElement } from './create-element.ts';
import type { GameApi } from './game-api.ts';
import { createGameApi } from './game-api.ts';
import type { MoneyFormat } from './money-format.ts';
import { createMoneyFormat } from './money-format.ts';
import { type LaunchParams, readLaunchParams } from './launch-params.ts';
import { errorMessageFor } from './error-messages.ts';
import type { ShellMessages } from './shell-messages.ts';
import { createShellMessages } from './shell-messages.ts';
import type { ClientKey } from './text/client-key.ts';
import { loadTexts } from './text/load-texts.ts';
import { createTranslate, type Translate } from './text/translate.ts';

/** Services and data for the page of a game. `Key` is the type of the text keys that only this game has. */
export interface GameContext<Key extends string = never, View = TableView> {
  readonly root: HTMLElement;
  readonly t: Translate<ClientKey | Key>;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly table: View;
  readonly api: GameApi;
  readonly shell: ShellMessages;
  readonly money: MoneyFormat;
  /** True if the player prefers reduced motion. */
  readonly isCalm: () => boolean;
}

export interface GamePage<Key extends string, View> {
  readonly id: string;
  /** Renders the game. Resolves when the player can play. */
  readonly mount: (context: GameContext<Key, View>) => Promise<void>;
}

/**
 * If the URL does not name the game of the session, navigates to the page of that game and returns true. On that page,
 * the session continues with the stored bearer token. Returns false if the URL already names the game of the session.
 */
const redirectToGame = (engine: string): boolean => {
  const address = new URL(location.href);
  if (address.searchParams.get('engine') === engine) return false;
  address.searchParams.set('engine', engine);
  location.replace(address);
  return true;
};

interface StartErrorOptions extends Pick<GameContext, 'root' | 'shell' | 't'> {
  readonly errorCode: string;
  readonly params: LaunchParams;
}

/**
 * Shows the reason why the session could not be opened. If a retry can help, the card has a button to reload. For all
 * other errors, the button of the card closes the game.
 */
const showStartError = async ({ root, t, shell, errorCode, params }: StartErrorOptions): Promise<void> => {
  root.replaceChildren();
  const canReload = errorCode === 'system.busy' && !params.launchToken;
  const close = shell.canClose ? [{ label: t('close'), value: 'close' }] : [];
  const chosen = await showCard(root, {
    kind: 'notice',
    headline: errorMessageFor(t, errorCode, ''),
    actions: canReload ? [{ label: t('openAgain'), value: 'again' }] : close,
  });
  if (chosen === 'again') location.reload();
  else shell.close();
};

/**
 * Starts the page of a game: exchanges the launch token for a session, loads the texts, renders the game and notifies
 * the embedding page.
 */
export const startGame = async <Key extends string, View extends TableView = TableView>({
  id,
  mount,
}: GamePage<Key, View>): Promise<void> => {
  const params = readLaunchParams();
  const shell = createShellMessages(params.parent);
  const api = createGameApi(params);
  const root =
    document.querySelector<HTMLElement>('#game') ?? document.body.appendChild(createElement('div', { id: 'game' }));
  const { language } = params;
  const [texts, sessionResult] = await Promise.all([loadTexts(params.textFile), api.open()]);
  const t = createTranslate<ClientKey | Key>(language, texts);

  if (sessionResult.status !== 'done') {
    await showStartError({ root, t, shell, errorCode: sessionResult.errorCode, params });
  } else {
    const table = sessionResult.value;
    if (table.engine !== id && redirectToGame(table.engine)) return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    document.title = table.game.name;
    await mount({
      root,
      t,
      language,
      isRightToLeft: document.documentElement.dir === 'rtl',
      table: table as View,
      api,
      shell,
      money: createMoneyFormat(language, table.currency),
      isCalm: () => motion.matches,
    });
  }
  root.dataset['state'] = 'ready';
  shell.ready();
};
