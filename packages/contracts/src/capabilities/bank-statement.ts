import { capability } from './capability.ts';

export const bankStatement = capability({
  name: 'bankStatement',
  areas: {
    // Cashiers credit and pay; other people compare that with the bank.
    statements: { look: ['cashier', 'reviewer'], act: ['reviewer'] },
  },
});
