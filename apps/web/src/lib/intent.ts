export { Intent } from '@lantern/client/intent';
