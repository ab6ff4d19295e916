import type {
  AnnouncementType,
  PromotionCategory,
  ResourceName,
  ServiceType,
} from '@lantern/contracts';

/** A text in English and Vietnamese. Other languages of a brand fall back to English. */
export interface Words<Text = string> {
  readonly en: Text;
  readonly vi: Text;
}

/** The values by which seeded content differs between brands. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly minimumAge: number;
  /** Whether a forgotten password can be set by a code to the phone (CHNGPASSVERIF3). */
  readonly resetByPhone: boolean;
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
  /** Days after seeding. Without them the promotion starts at once and never ends. */
  readonly startsIn?: number;
  readonly endsIn?: number;
}

export interface SeedAnnouncement {
  readonly type: AnnouncementType;
  /** Everyone by default. */
  readonly audience?: 'agents';
  readonly texts: Words<Article>;
  /** Hours since publication, at seeding. */
  readonly age: number;
  /** Days after seeding. */
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

/** The content a new brand starts with. */
export interface SeedContent {
  readonly banners: readonly SeedBanner[];
  readonly promotions: readonly SeedPromotion[];
  readonly announcements: readonly SeedAnnouncement[];
  readonly help: readonly SeedHelpSection[];
  readonly resources: readonly SeedResource[];
  readonly serviceEntries: readonly SeedServiceEntry[];
}
