import { capability } from './capability.ts';

export const bankStatement = capability({
  name: 'bankStatement',
  areas: {
    // Cashiers credit and pay; somebody else compares that with the bank.
    statements: { look: ['cashier', 'reviewer'], act: ['reviewer'] },
  },
});
