import '../styles/base.css';
import '../styles/motion.css';
import '../styles/cards.css';
import '../styles/sheet.css';
import '../styles/tools.css';
import '../styles/writing-systems.css';
import type { TableView } from '../../engine/views.ts';
import { showCard } from '../dom/card.ts';
import { createElement } from '../dom/create-element.ts';
import type { GameApi } from '../gateway/game-api.ts';
import { createGameApi } from '../gateway/game-api.ts';
import type { MoneyFormat } from '../format/money-format.ts';
import { createMoneyFormat } from '../format/money-format.ts';
import { readLaunchParams } from '../gateway/launch-params.ts';
import { errorMessageFor } from '../gateway/error-messages.ts';
import type { ShellMessages } from '../gateway/shell-messages.ts';
import { createShellMessages } from '../gateway/shell-messages.ts';
import type { ClientKey } from '../text/client-key.ts';
import { loadTexts } from '../text/load-texts.ts';
import { createTranslate, type Translate } from '../text/translate.ts';

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
 * Compares the URL with `engine`, the game of the session. If the URL has another game or none, navigates to the page
 * of the game and returns true. The new page continues the session with the stored bearer token. If the URL already
 * has this game, returns false.
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
  /** True if the page can load again and continue the session. */
  readonly canReload: boolean;
}

/**
 * Shows a card with the reason why the game could not start. If a reload can help, the card has a button that reloads the
 * page. Otherwise it has a button that closes the game, or none if the page cannot close the game.
 */
const showStartError = async ({ root, t, shell, errorCode, canReload }: StartErrorOptions): Promise<void> => {
  root.replaceChildren();
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
 * Labels the balance of a trial session as play money on every page, so that players do not think that it is real
 * money.
 */
const markPlayMoney =
  <Key extends string>(t: Translate<Key | ClientKey>): Translate<Key | ClientKey> =>
  (key, values) =>
    t(key === 'balance' ? 'playMoney' : key, values);

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
    const { errorCode } = sessionResult;
    await showStartError({ root, t, shell, errorCode, canReload: errorCode === 'system.busy' && !params.launchToken });
  } else {
    const table = sessionResult.value;
    if (table.engine !== id && redirectToGame(table.engine)) return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    document.title = table.game.name;
    try {
      await mount({
        root,
        t: table.isPlayMoney ? markPlayMoney(t) : t,
        language,
        isRightToLeft: document.documentElement.dir === 'rtl',
        table: table as View,
        api,
        shell,
        money: createMoneyFormat(language, table.currency),
        isCalm: () => motion.matches,
      });
    } catch (error) {
      // This error occurs, for example, if the drawings could not be loaded. The session is already open and its token
      // is stored, so a reload continues the session. `shell.ready` hides the loading screen of the embedding page, so
      // that the player sees the error card.
      reportError(error);
      shell.ready();
      return showStartError({ root, t, shell, errorCode: 'system.busy', canReload: true });
    }
  }
  root.dataset['state'] = 'ready';
  shell.ready();
};
