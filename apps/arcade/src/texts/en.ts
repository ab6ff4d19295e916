/** English explanations: rules, fair play and the verifier. Games bring their own rules. */
export const en = {
  'lucky-bowlRules':
    'Put chips on one or more of the six symbols. Three dice are shaken under the bowl. Each ' +
    'shows one of the six symbols, all equally likely.',
  rulesNothing: 'nothing',
  rulesChance: 'Chance',
  rulesIncluded: 'The payout includes your stake: 2 × means your stake back plus the same amount.',
  rulesReturn:
    'Return to player: {rtp}. This share of all stakes goes back to players in the long run. A ' +
    'single round can end very differently.',
  rulesBroken:
    'If the connection breaks, a round with a charged stake is finished and paid. A round ' +
    'without one is cancelled.',

  fairIntro:
    'Each outcome is fixed before you bet: by our secret server seed, your client seed and the ' +
    'round number (nonce). We show a fingerprint (SHA-256) of the secret first, so we can’t ' +
    'change it later.',
  fairInUse: 'In use now',
  fairChange: 'Change the seed',
  serverSeedHash: 'Fingerprint of the server seed',
  nextServerSeedHash: 'Fingerprint of the next server seed',
  clientSeed: 'Client seed',
  nonce: 'Nonce of the next round',
  newClientSeed: 'Your new client seed',
  clientSeedHint: '1 to 64 letters, digits or . _ -',
  reveal: 'Reveal and change seed',
  revealHint:
    'Shows the server seed used so far, so you can check your rounds, and starts the next one.',
  revealed: 'Revealed server seed',
  revealedRounds: 'Used for rounds 0 to {last} with client seed {clientSeed}.',
  revealedNone: 'It wasn’t used for any round.',
  checkRound: 'Check round {nonce}',
  checkHint: 'Check your last rounds',
  seedFailed: 'The seed can’t be changed right now. Try again.',

  verifyTitle: 'Check a round',
  verifyIntro:
    'This page calculates the outcome again in your browser. Nothing is sent anywhere. You can ' +
    'also use any other tool, as described below.',
  verifySave: 'Save this page',
  verifySaveHow:
    'The saved page is one file. It checks rounds without a network, even after the site is gone.',
  serverSeed: 'Server seed',
  serverSeedHint: '64 characters: 0–9 and a–f',
  hashShown: 'Fingerprint shown before the bet',
  nonceOfRound: 'Nonce of the round',
  check: 'Check',
  verifyHashRight: 'The fingerprint matches this server seed.',
  verifyHashWrong: 'The fingerprint does NOT match this server seed.',
  verifyHashNone: 'Without a fingerprint, only the outcome is calculated.',
  verifyDice: 'The dice of this round',
  verifySame: 'The game showed the same dice.',
  verifyOther: 'The game showed OTHER dice: {dice}',
  verifySecret: 'The server seed of this round is still in use, so it’s secret.',
  verifySecretHow:
    'To reveal it, open the game, choose “Fair play” and press “Reveal and change seed”. Then ' +
    'reload this page.',
  verifyUnknown: 'There is no finished round with this number.',
  verifyInput: 'Enter a server seed of 64 characters, a client seed and a nonce.',
  howTitle: 'Check with any other tool',
  howHash:
    'The fingerprint is the SHA-256 of the server seed as text. Use any SHA-256 page or, on a ' +
    'computer:',
  howBlock:
    'The dice come from an HMAC-SHA256. The key is the server seed as text; the message is ' +
    '“client seed:nonce:0”:',
  howBytes:
    'Read the result two digits at a time: each pair is a number from 0 to 255. Skip numbers ' +
    'from 252. Divide each other number by 6; the remainder is a die:',
  howFirst:
    'The first three dice count. If the 32 numbers aren’t enough, continue with “client ' +
    'seed:nonce:1”, and so on.',
  howWhy:
    'Numbers from 252 are skipped because 252 is the last multiple of 6. Otherwise some ' +
    'symbols would come up slightly more often.',
  howBlocks:
    'The numbers come from an HMAC-SHA256. The key is the server seed as text; the message is ' +
    '“client seed:nonce:0”. If they aren’t enough, continue with “client seed:nonce:1”, and so on:',
  howWords:
    'Read the result eight hexadecimal digits at a time: each group is a number from 0 to ' +
    '4,294,967,295. To draw a number below n, skip groups from the last multiple of n; of any ' +
    'other group take the remainder after dividing by n.',
  whichGame: 'Game',
  verifyOutcome: 'The outcome of this round',
  verifySameOutcome: 'The game showed the same outcome.',
  verifyOtherOutcome: 'The game showed ANOTHER outcome: {outcome}',

  rulesOdds:
    'With your present choice: return {share}, hit rate {hitRate}, volatility ' +
    '{volatility} per unit staked, highest multiplier ×{highest}.',
  rulesStakes:
    'Minimum stake {minimum}; maximum {maximum}. A round can win at most {cap}, so a high ' +
    'multiplier lowers the maximum stake. Multipliers include your stake.',
  rulesJackpot:
    'A bet of {minimum} wins the jackpot with a chance of 1 in {odds}; twice the bet has twice ' +
    'the chance. The house adds {share} of each stake to the pot, on top of the return above.',
  verifyJackpot:
    'Jackpot number: {number}. The round wins the jackpot if this is less than stake ÷ odds. It ' +
    'is the first 13 digits of the HMAC-SHA256 of “client seed:nonce:jackpot”, divided by 16¹³.',
  rulesLeft:
    'If you leave, the round stays open for 24 hours and goes on when you return. After that it ' +
    'is cashed out at its present multiplier; before the first win it is cancelled and the stake ' +
    'comes back.',
} as const;

export type SharedTexts = Readonly<Record<keyof typeof en, string>>;
