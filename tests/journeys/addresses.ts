/**
 * Every address of the specification, with its parameters. Ids of a promotion and a help section
 * are looked up.
 */
export const everybodys = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/hot',
  '/rng?page=BGS',
  '/pvp',
  '/live',
  '/fish',
  '/sports',
  '/esports',
  '/cockfight',
  '/inhouse',
  '/elott',
  '/lottery?gameCode=ssc-1&playType=position',
  '/vnlottery?gameCode=vn-north&playType=lo2',
  '/vnlottery?gameCode=vn-north&playType=lo3',
  '/vnlottery?gameCode=vn-north&playType=xien2',
  '/vnlottery?gameCode=vn-north&view=statistics',
  '/vnlottery?gameCode=vn-north&view=tickets',
  '/pointMall',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/game',
  '/helpmc',
  '/help#wallet',
  '/down',
  '/download',
  '/me',
  '/no/such/page',
  '/?overlay=announcements',
  '/?overlay=help',
  '/?overlay=app',
  '/?overlay=feedback',
  '/?overlay=terms',
  '/?overlay=customerService',
] as const;

/** They show the page of another address. */
export const twins: readonly string[] = ['/index', '/index.html', '/home', '/register.html'];

/** For a visitor of a brand that is closed to visitors. */
export const keptOut = [
  '/',
  '/promotions',
  '/helpmc',
  '/download',
  '/login',
  '/register',
  '/register.html',
] as const;

export const visitors = [
  '/login',
  '/register',
  '/register.html',
  '/?overlay=login',
  '/?overlay=register',
  '/?overlay=forgot',
] as const;

const centrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'playerRank',
  'profile',
];
export const members = [
  ...centrePages.map((page) => `/?centre=${page}`),
  '/?overlay=logout',
] as const;

const agentPages = [
  'agentAnnouncement',
  'agentTeamOverview',
  'agentAccount',
  'agentTeamManage',
  'agentTeamBetting',
  'agentProfitLoss',
  'agentIncome',
  'agentTransaction',
];
/** Also those of agreements, which only one of the brands has. */
export const agents = {
  lantern: agentPages,
  harbor: [
    ...agentPages,
    'agentDividend',
    'agentDailySalary',
    'agentHourlySalary',
    'agentRealTimeSalary',
  ],
};
