import type { banners, siteSettings, ValueOf } from '@lantern/contracts';
import { formatMoney } from '@lantern/rules';
import { bannerArt } from '../../banner-art.ts';
import type { Database } from '../../db/database.ts';
import { findBanners } from './brand.store.ts';
import type { Brand } from './brand.ts';

/** Such as `₫` or `₱`. */
export function currencySymbol(currency: string): string {
  return formatMoney(0n, currency, 'en').replace(/[\d.,\s]/g, '');
}

export function describeSite(brand: Brand): ValueOf<typeof siteSettings> {
  const { settings } = brand;
  return {
    merchantCode: brand.code,
    name: brand.name,
    platform: 'web',
    device: 'WEB',
    currency: brand.currency,
    currencySymbol: currencySymbol(brand.currency),
    languages: settings.languages,
    defaultLanguage: settings.languages[0] ?? 'en',
    countryDialingCode: settings.countryDialingCode,
    minimumAge: settings.minimumAge,
    copyrightYear: settings.copyrightYear ?? null,
    theme: settings.theme,
    welcomePicture: settings.welcomePicture ? bannerArt(settings.welcomePicture).wide : null,
    captchaRefreshMs: settings.captcha.refreshMs,
    languageCodes: settings.site.languageCodes,
    lotteryType: settings.site.lotteryType,
    prizeModes: settings.site.prizeModes,
    announcementTypes: settings.site.announcementTypes,
    announcementExecution: settings.site.announcementExecution,
    chat: settings.site.chat,
    imageCdns: settings.site.imageCdns,
    launchGameCdns: settings.site.launchGameCdns,
    barsBesideGames: settings.site.barsBesideGames,
    ranks: settings.ranks,
  };
}

type Linkage = ValueOf<typeof banners>[number]['linkageType'];

export async function describeBanners(
  db: Database,
  brand: Brand,
  groupName: string,
  language: string,
): Promise<ValueOf<typeof banners>> {
  const rows = await findBanners(db, brand.id, groupName);
  const noText = { eyebrow: '', title: '', text: '', action: '' };
  return rows.map((row) => ({
    bannerId: row.id,
    groupName: row.groupName,
    url: bannerArt(row.art).wide,
    urlCompact: bannerArt(row.art).compact,
    ...(row.texts[language] ?? row.texts.en ?? noText),
    linkageType: row.linkageType as Linkage,
    linkage: row.linkage,
  }));
}
