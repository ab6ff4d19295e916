export { findRecommender, findUpline } from './find-upline.ts';
