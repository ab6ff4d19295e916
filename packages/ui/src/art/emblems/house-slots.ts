import { group } from '../svg.ts';
import type { Emblem } from './emblem.ts';

// Symbols of the slots in `apps/arcade`, in flat colours, 100 × 100.

/** The golden carp of Carp Leap. */
export const carpLeap: Emblem = () =>
  group(
    'translate(-82 -80)scale(1.75)',
    '<path d="M30 64C14 58 4 66 4 84c12 0 26-2 34-8z" fill="#e3202f" stroke="#7a1606" ' +
      'stroke-width="2.5"/><path d="M36 42C42 20 62 8 80 12c-8 5-12 9-14 14C54 28 44 34 36 ' +
      '42z" fill="#e3202f" stroke="#7a1606" stroke-width="2.5"/><path d="M22 68C26 36 58 12 90 ' +
      '24c6 26-20 56-54 54-8 0-12-4-14-10z" fill="#ffd23d" stroke="#8a4a06" ' +
      'stroke-width="3"/><path d="M34 76c28 2 52-20 56-46 4 26-22 50-52 48z" fill="#fff4cf" ' +
      'opacity=".85"/><g fill="none" stroke="#b4650a" stroke-width="2.4" ' +
      'stroke-linecap="round"><path d="M40 56q5 6 10 0" /><path d="M51 50q5 6 10 0" /><path ' +
      'd="M62 43q5 6 10 0" /><path d="M45 65q5 6 10 0" /><path d="M56 59q5 6 10 0" /><path ' +
      'd="M66 52q5 6 10 0" /><path d="M36 64q5 6 10 0" /></g><path d="M58 58c4 12-2 22-14 26 ' +
      '0-10 2-18 6-24z" fill="#e3202f" stroke="#7a1606" stroke-width="2.2"/><circle cx="78" ' +
      'cy="33" r="6" fill="#fff"/><circle cx="79.5" cy="33.5" r="3.4" fill="#1c1030"/><circle ' +
      'cx="80.6" cy="32" r="1.2" fill="#fff"/><path d="M90 28q8 0 8-7M89 34q7 4 10 1" ' +
      'fill="none" stroke="#8a4a06" stroke-width="2.4" stroke-linecap="round"/>',
  );

/** The rabbit of Moon Feast. */
export const moonFeast: Emblem = () =>
  group(
    'translate(-86 -88)scale(1.75)',
    '<path d="M30 44C18 20 22 2 30 3c9 2 13 22 13 36zM66 44C80 22 78 4 70 4c-9 1-13 20-14 ' +
      '35z" fill="#f0e6ff" stroke="#7f6bb0" stroke-width="2.5"/><path d="M32 ' +
      '34c-5-12-5-22-1-23 4 1 6 14 6 22zM66 34c5-12 5-21 2-22-4 1-7 13-7 21z" ' +
      'fill="#ffb6d2"/><ellipse cx="49" cy="62" rx="35" ry="32" fill="#f0e6ff" ' +
      'stroke="#7f6bb0" stroke-width="2.5"/><circle cx="36" cy="56" r="6" ' +
      'fill="#2a1240"/><circle cx="62" cy="56" r="6" fill="#2a1240"/><circle cx="38" cy="54" ' +
      'r="2" fill="#fff"/><circle cx="64" cy="54" r="2" fill="#fff"/><ellipse cx="26" cy="68" ' +
      'rx="7" ry="4.5" fill="#ffb6d2"/><ellipse cx="72" cy="68" rx="7" ry="4.5" ' +
      'fill="#ffb6d2"/><path d="M44 65h10l-5 6z" fill="#ff6b9a"/><path d="M49 71v5q-6 6-11 ' +
      '1M49 76q6 6 11 1" stroke="#7f6bb0" stroke-width="2.5" fill="none" ' +
      'stroke-linecap="round"/><path d="M42 91c4-4 10-4 14 0" stroke="#ffd23d" ' +
      'stroke-width="5" fill="none" stroke-linecap="round"/>',
  );

/** The compass of Brass Compass. */
export const brassCompass: Emblem = () =>
  group(
    'translate(-98 -84)scale(1.95)',
    '<circle cx="50" cy="46" r="43" fill="#e0a84a" stroke="#4a2606" ' +
      'stroke-width="3"/><circle cx="50" cy="46" r="35" fill="#f4e4bc" stroke="#4a2606" ' +
      'stroke-width="2"/><polygon points="50.0,16.0 55.7,40.3 80.0,46.0 55.7,51.7 50.0,76.0 ' +
      '44.3,51.7 20.0,46.0 44.3,40.3" fill="#1b4f8c" stroke="#062042" ' +
      'stroke-width="1.5"/><path d="M50 14l8 32H42z" fill="#e3202f" stroke="#5a0410" ' +
      'stroke-width="1.5"/><path d="M50 78l8-32H42z" fill="#f4f8ff" stroke="#062042" ' +
      'stroke-width="1.5"/><circle cx="50" cy="46" r="5" fill="#e0a84a" stroke="#4a2606" ' +
      'stroke-width="2"/>',
  );

/** The crab of Pearl Tides. */
export const pearlTides: Emblem = () =>
  group(
    'translate(-92 -92)scale(1.85)',
    '<path d="M30 36C18 34 8 24 12 10c6 2 10 6 11 11 3-4 8-6 13-5-1 10-2 15-6 20zM70 36c12-2 ' +
      '22-12 18-26-6 2-10 6-11 11-3-4-8-6-13-5 1 10 2 15 6 20z" fill="#ee3338" ' +
      'stroke="#6a0a14" stroke-width="3"/><path d="M14 58 4 52M14 68 3 68M17 77 8 84M86 ' +
      '58l10-6M86 68h11M83 77l9 7" stroke="#8a1020" stroke-width="6" ' +
      'stroke-linecap="round"/><path d="M50 38c26 0 38 12 38 26S74 90 50 90 12 78 12 64s12-26 ' +
      '38-26z" fill="#ee3338" stroke="#6a0a14" stroke-width="3"/><path d="M40 42V30M60 42V30" ' +
      'stroke="#8a1020" stroke-width="4"/><circle cx="40" cy="28" r="8" fill="#fff" ' +
      'stroke="#6a0a14" stroke-width="2"/><circle cx="60" cy="28" r="8" fill="#fff" ' +
      'stroke="#6a0a14" stroke-width="2"/><circle cx="41" cy="29" r="4" ' +
      'fill="#1a0a18"/><circle cx="59" cy="29" r="4" fill="#1a0a18"/><path d="M38 70c6 8 18 8 ' +
      '24 0" fill="none" stroke="#6a0a14" stroke-width="3.5" stroke-linecap="round"/>',
  );

/** The boat of Market Boats. */
export const marketBoats: Emblem = () =>
  group(
    'translate(-95 -96)scale(1.9)',
    '<path d="M50 4v34" stroke="#6a3a10" stroke-width="5" stroke-linecap="round"/><path ' +
      'd="M50 6l26 10-26 10z" fill="#ff4d5a" stroke="#7a0a14" stroke-width="2"/><circle ' +
      'cx="34" cy="46" r="11" fill="#ffb52e" stroke="#8a4a02" stroke-width="2.5"/><circle ' +
      'cx="52" cy="42" r="12" fill="#6ad04a" stroke="#184a0c" stroke-width="2.5"/><circle ' +
      'cx="69" cy="46" r="11" fill="#ff5a8a" stroke="#7a0838" stroke-width="2.5"/><path d="M2 ' +
      '50c14 6 22 6 48 6s34 0 48-6c-2 20-12 32-24 34H26C14 82 4 70 2 50z" fill="#8a4c1c" ' +
      'stroke="#2c1404" stroke-width="3"/><path d="M8 62c26 6 58 6 84 0" stroke="#ffd25a" ' +
      'stroke-width="4" fill="none"/><circle cx="24" cy="68" r="6" fill="#fff" ' +
      'stroke="#2c1404" stroke-width="2"/><circle cx="23" cy="68" r="2.8" ' +
      'fill="#14101e"/><circle cx="76" cy="68" r="6" fill="#fff" stroke="#2c1404" ' +
      'stroke-width="2"/><circle cx="77" cy="68" r="2.8" fill="#14101e"/><path d="M2 90c8-6 ' +
      '16-6 24 0s16 6 24 0 16-6 24 0 16 6 24 0" stroke="#7ae0ff" stroke-width="6" fill="none" ' +
      'stroke-linecap="round"/>',
  );

/** The red envelope of Spring Fair. */
export const springFair: Emblem = () =>
  group(
    'translate(-90 -86)scale(1.8)',
    '<path d="M18 6h64v88H18z" fill="#e01a2e" stroke="#5a0410" stroke-width="3"/><path ' +
      'd="M18 6h64L64 36H36z" fill="#c8142a" stroke="#5a0410" stroke-width="2.5"/><circle ' +
      'cx="50" cy="38" r="13" fill="#ffd23d" stroke="#8a4a06" stroke-width="2.5"/><path d="M46 ' +
      '34h8v8h-8z" fill="none" stroke="#8a4a06" stroke-width="2.5"/><path d="M26 84h48M26 ' +
      '78h48" stroke="#ffd23d" stroke-width="3"/><path d="M50 56c-8 0-12 5-12 9 4 0 8-1 12-5 4 ' +
      '4 8 5 12 5 0-4-4-9-12-9z" fill="#ffd23d"/>',
  );
