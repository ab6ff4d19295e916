export * from './brand.ts';
export { BrandDirectory } from './brand-directory.ts';
export { currencySymbol } from './describe-site.ts';
export { findFieldRules, type KeptRule, lockFieldRule, saveFieldRule } from './field-rule.store.ts';
export { type BannerArt, FirstBanners } from './first-banners.ts';
