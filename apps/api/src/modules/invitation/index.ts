export { findRecommender, findUpline } from './find-upline.ts';
export { countInvited, findOwnCodes } from './invitation.store.ts';
