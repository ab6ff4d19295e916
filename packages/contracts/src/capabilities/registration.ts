import { capability } from './capability.ts';

export const registration = capability({
  name: 'registration',
  areas: { registration: { look: ['support'], act: [] } },
});
