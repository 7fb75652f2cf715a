import './styles/base.css';
import './styles/motion.css';
import './styles/cards.css';
import './styles/sheet.css';
import './styles/tools.css';
import type { TableView } from '../engine/views.ts';
import { showCard } from './card.ts';
import { element } from './element.ts';
import type { GameApi } from './game-api.ts';
import { createGameApi } from './game-api.ts';
import type { MoneyFormat } from './money-format.ts';
import { moneyFormat } from './money-format.ts';
import { readPageFacts } from './page-facts.ts';
import { phraseFor } from './refusals.ts';
import type { ShellMessages } from './shell-messages.ts';
import { createShellMessages } from './shell-messages.ts';
import type { Catalogues } from './text/load-text.ts';
import { loadText } from './text/load-text.ts';
import type { KitText } from './text/kit-text.ts';
import { kitCatalogues } from './text/kit-text.ts';

/** What a game gets when its player has sat down. */
export interface Seat<Text, View = TableView> {
  readonly root: HTMLElement;
  /** The phrases of the kit and the game's own. */
  readonly text: KitText & Text;
  /** BCP 47. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly table: View;
  readonly api: GameApi;
  readonly shell: ShellMessages;
  readonly money: MoneyFormat;
  /** Whether the player wants things to stand still. */
  readonly isCalm: () => boolean;
}

export interface GamePage<Text, View> {
  /** The folder's name. */
  readonly id: string;
  readonly catalogues: Catalogues<Text>;
  /** Sets the game up and hands it to the player. Resolves when it can be played. */
  readonly sitDown: (seat: Seat<Text, View>) => Promise<void>;
}

/** Opens the page of a game: trades the launch token, loads the phrases, sits down, and tells the embedding page. */
export const openGame = async <Text, View extends TableView = TableView>({
  id,
  catalogues,
  sitDown,
}: GamePage<Text, View>): Promise<void> => {
  const facts = readPageFacts();
  const shell = createShellMessages(facts.parent);
  const api = createGameApi(facts);
  const root =
    document.querySelector<HTMLElement>('#game') ?? document.body.appendChild(element('div', { id: 'game' }));
  const { language } = facts;
  const [common, own, opened] = await Promise.all([
    loadText(kitCatalogues, language),
    loadText(catalogues, language),
    api.open(),
  ]);
  const text = { ...common, ...own };

  if (opened.status === 'done' && opened.value.engine !== id) {
    // The address told of another game than the session is for: the right page takes over with what this tab remembers.
    const address = new URL(location.href);
    if (address.searchParams.get('engine') !== opened.value.engine) {
      address.searchParams.set('engine', opened.value.engine);
      return location.replace(address);
    }
  }
  if (opened.status === 'done') {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const money = moneyFormat(language, opened.value.currency);
    document.title = opened.value.game.name;
    await sitDown({
      root,
      text,
      language,
      isRightToLeft: document.documentElement.dir === 'rtl',
      table: opened.value as View,
      api,
      shell,
      money,
      isCalm: () => motion.matches,
    });
  } else {
    root.replaceChildren();
    const canReload = opened.errorCode === 'system.busy' && !facts.launchToken;
    const actions = canReload
      ? [{ label: text.openAgain, value: 'again' }]
      : shell.canClose
        ? [{ label: text.close, value: 'close' }]
        : [];
    const chosen = await showCard(root, { kind: 'notice', headline: phraseFor(text, opened.errorCode, ''), actions });
    if (chosen === 'again') location.reload();
    else shell.close();
  }
  root.dataset['state'] = 'ready';
  shell.ready();
};
