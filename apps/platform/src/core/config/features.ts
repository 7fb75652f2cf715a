interface FeatureFacts {
  /** Environment variable with the address of the service that the feature needs. */
  readonly setting: string;
  /**
   * Effect on members while the feature is off, as an English clause for messages. For example, `members cannot
   * deposit`.
   */
  readonly effect: string;
  /**
   * True if a production gateway does not start while the feature is off. To start the gateway without the feature, the
   * operator must add its name to FEATURES_OFF.
   */
  readonly isRequired: boolean;
}

/** Features of the gateway that need a service of the operator. Their names are the values of FEATURES_OFF. */
export const featureTable = {
  messages: {
    setting: 'MESSAGES_URL',
    effect: 'no SMS and no e-mail is sent, so nobody can register or log in with a code, or reset a password',
    isRequired: true,
  },
  deposits: {
    setting: 'PAYMENT_CHANNELS_URL',
    effect: 'members cannot deposit',
    isRequired: true,
  },
  withdrawals: {
    setting: 'BACK_OFFICE_URL',
    effect: 'members cannot withdraw',
    isRequired: true,
  },
  identity: {
    setting: 'BACK_OFFICE_URL',
    effect: 'members cannot verify their identity',
    isRequired: true,
  },
  support: {
    setting: 'SUPPORT_URL',
    effect: 'the app has no live chat and no feedback',
    isRequired: false,
  },
  games: {
    setting: 'GAME_VENDORS',
    effect: 'the app has no games of vendors',
    isRequired: false,
  },
} as const satisfies Record<string, FeatureFacts>;

export type FeatureName = keyof typeof featureTable;

export const featureNames = Object.keys(featureTable) as [FeatureName, ...FeatureName[]];

export interface Feature {
  readonly name: FeatureName;
  readonly isOn: boolean;
  /** True if the operator has switched the feature off with FEATURES_OFF. */
  readonly isSwitchedOff: boolean;
  readonly setting: string;
  readonly effect: string;
}

interface FeatureSettings {
  /** True for a demonstration, which has a built-in adapter for every feature. */
  readonly isDemo: boolean;
  readonly featuresOff?: readonly FeatureName[] | undefined;
  readonly messagesUrl?: string | undefined;
  readonly paymentChannelsUrl?: ReadonlyMap<string, string> | undefined;
  readonly backOfficeUrl?: string | undefined;
  readonly supportUrl?: string | undefined;
  readonly gameVendors?: ReadonlyMap<string, unknown> | undefined;
}

/** Lists all features. `isOn` is true if the settings turn the feature on. */
export const listFeatures = (settings: FeatureSettings): Feature[] => {
  const { isDemo, featuresOff = [] } = settings;
  const services: Readonly<Record<FeatureName, unknown>> = {
    messages: settings.messagesUrl,
    deposits: settings.paymentChannelsUrl,
    withdrawals: settings.backOfficeUrl,
    identity: settings.backOfficeUrl,
    support: settings.supportUrl,
    games: settings.gameVendors,
  };
  return featureNames.map((name) => {
    const isSwitchedOff = featuresOff.includes(name);
    const { setting, effect } = featureTable[name];
    return { name, isOn: !isSwitchedOff && (isDemo || services[name] !== undefined), isSwitchedOff, setting, effect };
  });
};

/** Returns the names of the features that are on. */
export const getEnabledFeatures = (settings: FeatureSettings): ReadonlySet<FeatureName> =>
  new Set(listFeatures(settings).flatMap(({ name, isOn }) => (isOn ? [name] : [])));

/**
 * Returns one line for each required feature that is off by accident. Its setting is missing, and FEATURES_OFF does not
 * contain its name.
 */
export const describeMissingFeatures = (settings: FeatureSettings): string[] =>
  listFeatures(settings)
    .filter(({ name, isOn, isSwitchedOff }) => featureTable[name].isRequired && !isOn && !isSwitchedOff)
    .map(
      ({ name, setting, effect }) =>
        `${setting}  must be set for the feature "${name}"; without it ${effect} (FEATURES_OFF=${name} starts without)`,
    );
