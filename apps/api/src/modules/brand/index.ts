export { parseRegistration, saveRegistration } from './brand.store.ts';
export * from './brand.ts';
export { BrandDirectory } from './brand-directory.ts';
export { currencySymbol } from './describe-site.ts';
export { type BannerArt, FirstBanners } from './first-banners.ts';
