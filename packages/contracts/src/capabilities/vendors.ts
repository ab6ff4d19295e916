import { capability } from './capability.ts';

export const vendors = capability({
  name: 'vendors',
  areas: { vendors: { look: ['cashier', 'reviewer', 'support'], act: ['reviewer'] } },
});
