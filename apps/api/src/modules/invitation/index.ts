export { findInvited, findRecommender } from './find-invited.ts';
export { canInvite, countInvited, findOwnCodes, type Invitation } from './invitation.store.ts';
