import { lotteryEvents } from '../lottery-events.ts';
import { capability } from './capability.ts';

export const lottery = capability({
  name: 'lottery',
  events: lotteryEvents,
  proposalKinds: { lottery_void: 'lottery' },
  movements: { lottery_rebate: 'game' },
});
