import { capability } from './capability.ts';

export const line = capability({
  name: 'line',
  proposalKinds: { line_move: 'members' },
});
