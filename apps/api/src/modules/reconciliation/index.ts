export { reconcilePast } from './reconcile.ts';
