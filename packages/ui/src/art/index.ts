export { bannerArt } from './banner-art.ts';
export { gameArt } from './game-art.ts';
export { type BrandMark, favicon, groundOf, logoMark } from './logo.ts';
export { avatar, paymentMark, vendorMark } from './marks.ts';
export { type MedalRank, medal, medalRanks } from './medals.ts';
