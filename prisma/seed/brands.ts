import { harbor } from './brand-harbor.ts';
import { lantern } from './brand-lantern.ts';

export { harbor, lantern };
export const seedBrands = [lantern, harbor];
