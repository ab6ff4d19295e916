export * from './brand.ts';
export { BrandDirectory } from './brand-directory.ts';
export { changeSettings } from './change-settings.ts';
export { currencySymbol } from './describe-site.ts';
export {
  findAges,
  findFieldRules,
  type KeptAges,
  type KeptRule,
  lockAges,
  lockFieldRule,
  saveAges,
  saveFieldRule,
} from './field-rule.store.ts';
export { FirstBanners, registrationPages } from './first-banners.ts';
export { findSettings } from './kept-settings.store.ts';
export { reloadBrands } from './reload-brands.ts';
