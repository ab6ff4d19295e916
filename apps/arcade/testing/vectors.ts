/** Rounds whose dice were calculated with `openssl dgst -sha256 -hmac` by the published rule. */
export const vectors = [
  {
    serverSeed: '0'.repeat(64),
    clientSeed: 'lantern',
    nonce: 0,
    dice: ['rooster', 'deer', 'fish'],
  },
  {
    serverSeed: 'a'.repeat(64),
    clientSeed: 'my-own.seed_1',
    nonce: 41,
    dice: ['fish', 'deer', 'fish'],
  },
  // The first byte is 254 and is skipped.
  { serverSeed: 'a'.repeat(64), clientSeed: 'festival', nonce: 2, dice: ['deer', 'fish', 'fish'] },
];
