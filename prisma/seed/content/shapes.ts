import type {
  AnnouncementType,
  PromotionCategory,
  ResourceName,
  ServiceType,
} from '@lantern/contracts';

/**
 * What is said in English and Vietnamese. A brand that has more languages shows the English text
 * there until it has its own.
 */
export interface Words<Text = string> {
  readonly en: Text;
  readonly vi: Text;
}

/** What a content differs in from brand to brand. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly minimumAge: number;
  /**
   * Colours of the drawn pictures (see packages/ui, `bannerArt`): the first is that of the welcome,
   * the others take turns.
   */
  readonly palettes: readonly [number, number, number, number];
}

/** `content` is HTML. */
export type Article = Readonly<{ title: string; content: string }>;

export interface SeedBanner {
  readonly groupName: string;
  readonly art: string;
  readonly texts: Words<Readonly<{ eyebrow: string; title: string; text: string; action: string }>>;
  readonly linkageType: 'route' | 'register' | 'game' | null;
  readonly linkage: string | null;
}

export interface SeedPromotion {
  readonly category: PromotionCategory;
  readonly art: string;
  readonly texts: Words<Readonly<{ title: string; text: string; content: string }>>;
  /** Days from the seeding; it runs at once, and for ever, where nothing is said. */
  readonly startsIn?: number;
  readonly endsIn?: number;
}

export interface SeedAnnouncement {
  readonly type: AnnouncementType;
  readonly texts: Words<Article>;
  /** Hours that it has stood at the seeding. */
  readonly age: number;
  /** Days from the seeding. */
  readonly endsIn?: number;
}

export interface SeedHelpSection {
  readonly hash: string;
  readonly texts: Words<Article>;
}

export interface SeedResource {
  readonly name: ResourceName;
  readonly resourceType: 'link' | 'app' | 'social' | 'messenger';
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly labels: Words;
}

export interface SeedServiceEntry {
  readonly csType: ServiceType;
  readonly titles: Words;
  readonly url: string;
  readonly pathType: string;
}

/** All that a brand says and shows at its start. */
export interface SeedContent {
  readonly banners: readonly SeedBanner[];
  readonly promotions: readonly SeedPromotion[];
  readonly announcements: readonly SeedAnnouncement[];
  readonly help: readonly SeedHelpSection[];
  readonly resources: readonly SeedResource[];
  readonly serviceEntries: readonly SeedServiceEntry[];
}
