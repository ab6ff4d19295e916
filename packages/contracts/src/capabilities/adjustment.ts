import { capability } from './capability.ts';

export const adjustment = capability({
  name: 'adjustment',
  areas: {
    adjustments: { look: ['cashier', 'reviewer'], act: ['cashier'], approve: ['reviewer'] },
  },
  proposalKinds: { adjustment: 'adjustments' },
  movements: { adjustment: 'correction' },
});
