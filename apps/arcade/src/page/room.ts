import { tienLen } from '../games/tien-len/rules.ts';
import { openPage } from './frame/open-page.ts';
import { startRoom } from './room/start-room.ts';

document.documentElement.dataset.game = tienLen.code;
/** The room that the lobby of the site has chosen. */
const wished = new URL(location.href).searchParams.get('room');

await openPage(tienLen, (options) => void startRoom(options, wished));
