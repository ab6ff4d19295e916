import type { AgentRight, agreementSettings, ValueOf } from '@lantern/contracts';
import type { FlatNamespace, TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Session } from '../session/session.ts';
import type { AgentPage, CentrePage } from './overlay.ts';

/** Translates a key of any namespace, such as `layout:centre.withdraw`. */
type Translate = TFunction<readonly ['layout', ...FlatNamespace[]]>;

interface PageOfCentre {
  icon: LucideIcon;
  load: () => Promise<{ default: ComponentType }>;
  /** Its place among the pages of its menu or group, the smallest number first. */
  order: number;
}

/** What decides which pages a member has. */
export interface CentreFacts {
  /** Whether the member may send money to the upline. */
  toUpline: boolean;
  /** Missions that are open to the member; 0 while the brand has no missions. */
  openMissions: number;
  unreadMessages: number;
}

/** The groups of the member centre's menu, in their order; the first has no title. */
export const centreGroups = ['first', 'money', 'records', 'rewards', 'account'] as const;

/** A page of the member centre, `?centre=<key>`. */
export interface CentrePageManifest extends PageOfCentre {
  title: (t: Translate, session: Session | undefined) => string;
  /** The namespace of the title, where it is not `layout`. */
  texts?: FlatNamespace;
  group: (typeof centreGroups)[number];
  /** Whether this member has the page; every member has one that does not say. */
  open?: (facts: CentreFacts) => boolean;
  /** How many items wait there, and what they are called. */
  badge?: (facts: CentreFacts) => { count: number; label: 'badge.open' | 'badge.unread' };
}

/** A page of the agent centre, `?agent=<key>`. */
export interface AgentPageManifest extends PageOfCentre {
  title: (t: Translate) => string;
  texts?: FlatNamespace;
  /** The kind of agreement without which the brand does not have the page. */
  needs?: keyof ValueOf<typeof agreementSettings>;
  /** The rights that open it to an assistant, any of them; without them, only agents have it. */
  rights?: readonly AgentRight[] | 'every';
}

/** The pages of one feature, which declares their keys in `CentrePages` or `AgentPages`. */
export type CentrePagesOf<Key extends CentrePage> = Readonly<Record<Key, CentrePageManifest>>;
export type AgentPagesOf<Key extends AgentPage> = Readonly<Record<Key, AgentPageManifest>>;
