export { linkTo } from './file-links.ts';
