const today = new Date().toISOString().slice(0, 10);
const nothing = '00000000-0000-4000-8000-000000000000';
const lately = { startDate: today, endDate: today };

/** A request for each operation that cannot be called with an empty one and needs no preparation. */
export const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createDeposit: { channelId: 'bituinara-wallet', amount: '500' },
  betRecord: lately,
  moneyRecord: lately,
  depositRecord: lately,
  withdrawalRecord: lately,
  profitLoss: lately,
  rebateReport: lately,
  checkAffiliateCode: { code: 'NOSUCHCODE' },
  forgotPasswordByEmail: { username: 'nobody-at-all', email: 'nobody@example.com' },
  listAnnouncements: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' },
  gameList: { gameType: 'RNG', language: 'EN', pageNo: 1, pageSize: 26, clientType: '2', platform: 'html5' },
  hotGames: { language: 'EN', isPlatform: '2', platform: 'html5' },
  gameReceipt: { nodeId: '10001' },
  gameVendors: { language: 'EN' },
  helpCenter: { device: 'MOBILE', shelf: 'help', language: 'EN' },
  hotMatches: { language: 'EN', limitNum: 10 },
  listServiceContacts: { language: 'EN' },
  sendServiceChat: { key: 'conformance-suite-key', id: 'c0ffee00-0000-4000-8000-000000000000', text: 'Hello' },
  vendorGameTypes: { language: 'EN' },
  favouriteGames: { gameType: 'RNG', language: 'EN', pageNo: 1, pageSize: 26 },
  recentGames: { gameType: 'RNG', language: 'EN', page: 1, pageSize: 25, clientType: '2' },
  searchGames: { keyword: 'dragon', language: 'EN' },
  lotteryMenu: { language: 'EN' },
  teamOverviewSum: lately,
  teamMembers: lately,
  teamMember: { id: 'nobody', ...lately },
  teamProfit: lately,
  teamBets: lately,
  teamMovements: lately,
  transferDownline: { downlineId: 'nobody', amount: '1', paymentPassword: '135790' },
  transferMultipleDownline: { downlineIds: ['nobody'], amount: '1', paymentPassword: '135790' },
  openDownline: { kind: 'member', username: 'newcomer', password: 'Quiet#River7' },
  makeAffiliateLink: { kind: 'member' },
  revokeAffiliateLink: { id: nothing },
  readAgentNotices: { ids: [] },
  lineRebateReport: lately,
  updateDownlineRebates: { downlineId: 'nobody', series: 1900, rates: { RNG: '0.10' } },
  offerContract: { downlineId: 'nobody', type: 'dailySalary', category: 'CONS', tiers: [{ bet: '1000', active: 1, rateType: 'P', rate: '0.10' }] },
  withdrawContract: { id: nothing },
  askContractEnd: { id: nothing },
  answerDailySalary: { id: nothing, status: 'A' },
  answerDividend: { id: nothing, status: 'A' },
  answerHourSalary: { contractId: nothing, status: 'A' },
  contractPayouts: { type: 'dividend' },
  sendRain: { amount: '1', envelopes: 1, minutes: 5 },
  winnerBoard: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
};

/** Operations that the journeys call, with what they prepared. */
export const calledByJourneys: readonly string[] = ['login', 'logout', 'register', 'registerByMobile', 'sendSmsNoLogin', 'sendSmsRegister', 'setPasswordBySms', 'setPasswordByEmail', 'changePassword', 'startSocialLogin', 'launchGame', 'addFavourite', 'removeFavourite', 'nearNumeros', 'lotteryBoard', 'lotteryDraws', 'lotteryDraw', 'placeLotteryBets', 'lotteryBets', 'lotteryBetProof', 'cancelLotteryBet', 'lotteryChases', 'cancelLotteryChase', 'seamlessSession', 'seamlessBalance', 'seamlessBet', 'seamlessWin', 'seamlessRollback', 'depositStatus', 'paymentCallback', 'addBankCard', 'removeBankCard', 'setPaymentPassword', 'resetPaymentPassword', 'withdraw', 'withdrawalStatus', 'cancelWithdrawal', 'betDetail', 'claimRebate', 'transferToUpline', 'messageList', 'messageDetail', 'deleteMessages', 'restoreMessages', 'setMemberIcon', 'setNickname', 'setPayeeName', 'setEmail', 'endSession', 'setSecurityQuestions', 'closeAccount', 'addPasskey', 'passkeyLogin', 'renamePasskey', 'removePasskey', 'sendFeedback', 'subscribePush', 'unsubscribePush', 'sendEmailLink', 'verifyEmail', 'submitIdentity', 'setPlayLimit', 'confirmPlayLimit', 'setRealityCheck', 'takeBreak', 'transferToMember', 'promotionDetail', 'claimReward', 'applyActivity', 'jackpotRounds', 'catchEnvelope'];

/** Another valid request for idempotent operations that have a sample: what is refused under the sample's key. */
export const otherSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createDeposit: { channelId: 'bituinara-wallet', amount: '600' },
};
