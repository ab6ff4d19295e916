import { carryOutBy } from '../../db/decided-proposal.ts';

export const carryOutVoid = carryOutBy('lottery_void_carry_out');
