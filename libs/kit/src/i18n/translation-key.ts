import type { FlatNamespace, ParseKeys } from 'i18next';
import type account from '../../locales/EN/account.json';
import type agent from '../../locales/EN/agent.json';
import type contracts from '../../locales/EN/contracts.json';
import type feedback from '../../locales/EN/feedback.json';
import type games from '../../locales/EN/games.json';
import type help from '../../locales/EN/help.json';
import type home from '../../locales/EN/home.json';
import type invite from '../../locales/EN/invite.json';
import type jackpot from '../../locales/EN/jackpot.json';
import type lobby from '../../locales/EN/lobby.json';
import type lottery from '../../locales/EN/lottery.json';
import type member from '../../locales/EN/member.json';
import type menu from '../../locales/EN/menu.json';
import type messages from '../../locales/EN/messages.json';
import type missions from '../../locales/EN/missions.json';
import type money from '../../locales/EN/money.json';
import type play from '../../locales/EN/play.json';
import type promotions from '../../locales/EN/promotions.json';
import type records from '../../locales/EN/records.json';
import type recover from '../../locales/EN/recover.json';
import type register from '../../locales/EN/register.json';
import type search from '../../locales/EN/search.json';
import type security from '../../locales/EN/security.json';
import type shell from '../../locales/EN/shell.json';
import type stepUp from '../../locales/EN/step-up.json';
import type team from '../../locales/EN/team.json';
import type vip from '../../locales/EN/vip.json';

/** Defines the valid translation keys for TypeScript. They are read from the English files. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    // TypeScript does not check placeholders, because these checks would slow type checking. `locales.test.ts` checks
    // the placeholders.
    parseInterpolation: false;
    resources: {
      account: typeof account;
      agent: typeof agent;
      contracts: typeof contracts;
      // The keys of this namespace are error codes. Any string is valid because a gateway may send unknown codes.
      errors: Record<string, string>;
      feedback: typeof feedback;
      games: typeof games;
      help: typeof help;
      home: typeof home;
      invite: typeof invite;
      jackpot: typeof jackpot;
      lobby: typeof lobby;
      lottery: typeof lottery;
      member: typeof member;
      menu: typeof menu;
      messages: typeof messages;
      missions: typeof missions;
      money: typeof money;
      play: typeof play;
      promotions: typeof promotions;
      records: typeof records;
      recover: typeof recover;
      register: typeof register;
      search: typeof search;
      security: typeof security;
      shell: typeof shell;
      'step-up': typeof stepUp;
      team: typeof team;
      vip: typeof vip;
    };
  }
}

/** Translation key with its namespace, e.g. `shell:nav.home`. */
export type TranslationKey<Namespaces extends FlatNamespace = FlatNamespace> = {
  [Namespace in Namespaces]: `${Namespace}:${ParseKeys<Namespace>}`;
}[Namespaces];

/** Function that translates the keys of the given namespaces, e.g. the `t` of `useTranslation`. */
export type Translate<Namespaces extends FlatNamespace> = (
  key: TranslationKey<Namespaces>,
  values?: Readonly<Record<string, unknown>>,
) => string;
