import type { Brands, Data, Places } from '../../contexts.ts';

export type SiteStatusContext = Data & Brands & Places;
