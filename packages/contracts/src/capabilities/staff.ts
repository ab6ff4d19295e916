import { capability } from './capability.ts';

export const staff = capability({
  name: 'staff',
  areas: { staff: { look: [], act: [] } },
});
