export { bannerArt } from './banner-art.ts';
export { gameArt } from './game-art.ts';
export { favicon, logoMark } from './logo.ts';
export { avatar, paymentMark, vendorMark } from './marks.ts';
