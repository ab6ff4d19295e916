export { makeApi, NoAnswer, Refused, TooMany } from './api.ts';
export { byId, insertArt, make, onPress, prefersStillness, setUsable, wait } from './dom.ts';
export { fillTexts } from './fill-texts.ts';
export { readLaunch } from './launch.ts';
export { type Message, openParentChannel } from './parent.ts';
export { randomHex } from './random.ts';
