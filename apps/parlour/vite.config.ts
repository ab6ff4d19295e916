import { gamePages } from '@lantern/outside/vite';

export default gamePages(import.meta.dirname, ['play.html']);
