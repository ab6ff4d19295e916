import { gamePages } from '@lantern/outside/vite';

export default gamePages(import.meta.dirname, [
  ...['game.html', 'table.html', 'crash.html', 'league.html', 'room.html'],
  'reef.html',
  'verify.html',
]);
