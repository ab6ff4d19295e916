import { capability } from './capability.ts';

export const lotteryOffice = capability({
  name: 'lotteryOffice',
  areas: {
    lottery: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['reviewer'],
      approve: ['reviewer'],
    },
  },
  proposalKinds: { lottery_result: 'lottery', lottery_correction: 'lottery' },
});
